// Words of a text and of a query: names of code in whole and in part, Korean without its
// particles and endings. Korean is compared letter by letter (jamo), as it is typed.
self.copyscopeWords = (function () {
  "use strict";

  var LEADS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".split("");
  var VOWELS = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split(" ");
  var TAILS = " ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ".split(" ");
  var CLUSTERS = { "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ",
    "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ", "ㅘ": "ㅗㅏ", "ㅙ": "ㅗㅐ",
    "ㅚ": "ㅗㅣ", "ㅝ": "ㅜㅓ", "ㅞ": "ㅜㅔ", "ㅟ": "ㅜㅣ", "ㅢ": "ㅡㅣ" };

  // "복사" as ㅂㅗㄱㅅㅏ: what is still being typed is then a prefix of the whole word.
  function letters(text) {
    return text.replace(/[가-힣ㄱ-ㅣ]/g, function (one) {
      if (one < "가") return CLUSTERS[one] || one;
      var code = one.charCodeAt(0) - 0xac00;
      return LEADS[(code / 588) | 0] + VOWELS[((code % 588) / 28) | 0] + TAILS[code % 28];
    });
  }

  // Particles, and the endings of nouns used as verbs and of verbs, as they are written.
  // A letter alone stands for a final consonant of the syllable before: ㄴ다 in "바뀐다".
  var PARTICLES =
    "을 를 은 는 이 가 의 에 로 으로 와 과 도 만 랑 이랑 하고 나 이나 든지 라도 이라도 까지 부터 보다 처럼 마다 " +
    "에서 에게 에는 에도 에서는 에서도 에서의 으로는 로는 으로도 로도 으로의 로의 으로부터 로부터 와의 과의 " +
    "끼리 들 들을 들이 들은 들의 란 이란 라는 이라는 라고 이라고 인 인가 인가요 인지 인데 일까 일까요 이다 " +
    "입니다 예요 이에요 여도 이면 이라면 요 때 때문 때문에";
  var ENDINGS =
    "하다 한다 합니다 하나 하나요 하는 하는지 하는가 하는데 하면 하고 하기 하려면 하려고 해 해야 해도 해서 해요 " +
    "해야해요 해야하나요 했는데 했다 했을 했더니 했어요 할 할까 할까요 할때 함 하지 하지만 한 하여 하며 하게 하던 하니 " +
    "하니까 하라고 하자 되다 된다 됩니다 되나 되나요 되는 되는지 되는데 되면 되고 되기 되지 되어 되었다 돼 돼요 됐 " +
    "됐는데 된 될 될까 될까요 됨 시키기 시키는 시킨 시키면 나요 는지 는가 는데 는다 는다고 는걸 ㄴ다 ㄴ다고 ㄴ지 ㄴ가 ㄴ가요 " +
    "ㄴ데 으면 면 고 기 려면 으려면 려고 으려고 지 지만 자 어서 아서 서 니까 으니까 습니까 습니다 ㅂ니다 ㅂ니까 어요 아요 " +
    "었어요 았어요 ㅆ어요 ㅆ는데 ㅆ다 었다 았다 네요 던 도록 어도 아도 어 아 ㄹ까 ㄹ까요 ㄹ때 을때 을까 을까요 으로써 고싶어요 " +
    "지않아요 지않나요 ㄴ 은 을 ㄹ 음 ㅁ 기만 기가 기는 는법 는방법 하는법 하는방법 방법";
  function longestFirst(list) {
    return list.split(" ").map(letters).sort(function (a, b) { return b.length - a.length; });
  }
  var PARTICLE_LETTERS = longestFirst(PARTICLES);
  var ENDING_LETTERS = longestFirst(PARTICLES + " " + ENDINGS);
  var SUFFIXES = new Set(ENDING_LETTERS);
  var VOWEL = /[ㅏ-ㅣ]+/g;

  function syllables(jamo) {
    // A compound vowel is written as two letters that follow each other.
    var found = jamo.match(VOWEL);
    return found ? found.length : 0;
  }

  function without(jamo, suffixes) {
    for (var i = 0; i < suffixes.length; i++) {
      var suffix = suffixes[i];
      if (!jamo.endsWith(suffix) || jamo.length === suffix.length) continue;
      var left = jamo.slice(0, -suffix.length);
      var rest = syllables(left);
      // "ㄴ다" and the like take the end of a syllable; a syllable begins with a consonant.
      if (/^[ㅏ-ㅣ]/.test(suffix) || !rest) continue;
      if (rest >= 2 || (rest === 1 && agrees(left, suffix))) return left;
    }
    return jamo;
  }

  // Of one syllable only what is certainly a noun with its particle is taken apart: 뷰를, 값을.
  var AFTER_VOWEL = new Set(["를", "는", "와", "인지", "인가", "인가요", "란"].map(letters));
  var AFTER_CONSONANT = new Set(["을", "은", "과", "이란"].map(letters));
  function agrees(left, suffix) {
    return /[ㅏ-ㅣ]$/.test(left) ? AFTER_VOWEL.has(suffix) : AFTER_CONSONANT.has(suffix);
  }

  function stem(jamo) {
    return without(without(jamo, ENDING_LETTERS), PARTICLE_LETTERS);
  }

  function isKorean(term) { return /[ㄱ-ㅣ]/.test(term); }

  var WORD = /[a-z_][a-z0-9_]*(?:['’](?:t|re|ll|ve|d)(?![a-z]))?|\d+|[^\x00-\x7f\p{P}\p{S}\s\d]+|[+\-*\/|&@%]=|==|\[:\]|\*\*|\*(?=\[)|\|/gu;

  // The words of a text, each with its place in it. "TypedStorage" is typed and storage too.
  function split(text) {
    var found = [];
    var raw = text.normalize("NFC");
    var plain = raw.toLowerCase();
    if (plain.length !== raw.length) raw = plain;
    var end = -1;
    for (var match of plain.matchAll(WORD)) {
      var shown = raw.slice(match.index, match.index + match[0].length);
      var term = letters(match[0]);
      // A particle that follows code: clone()을, state_dict는.
      var follows = end >= 0 && !/\s/.test(plain.slice(end, match.index)) && match.index - end <= 2;
      end = match.index + match[0].length;
      if (follows && isKorean(term) && SUFFIXES.has(term) && found.length) continue;
      // Of ".to()" the word is "to()": that is no preposition.
      var isCode = plain[end] === "(" || (plain[match.index - 1] === "." && match.index > 0);
      var isWithin = plain[end] === "." && /\w/.test(plain[end + 1] || "");
      if (isCode && WEAK.has(term)) term += "()";
      found.push({ term: term, shown: shown, at: match.index, isCode: isCode, isWithin: isWithin });
    }
    return found;
  }

  // The parts of a name: untyped and storage of untyped_storage, typed and storage of TypedStorage.
  function parts(word) {
    if (!/[A-Z_]/.test(word.shown)) return [];
    var pieces = word.shown
      .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
      .replace(/([A-Z])([A-Z][a-z])/g, "$1_$2")
      .toLowerCase()
      .split("_")
      .filter(Boolean);
    return pieces.length > 1 || pieces[0] !== word.term ? pieces : [];
  }

  // English words that only differ by their ending: copies, copied, copying, copy.
  var roots = new Map();
  function root(term) {
    var known = roots.get(term);
    if (known === undefined) roots.set(term, (known = isKorean(term) ? stem(term) : rootOf(term)));
    return known;
  }
  function rootOf(term) {
    if (term.length < 5 || term.includes("_")) return term.length > 3 && /[^su]s$/.test(term) ? term.slice(0, -1) : term;
    var cut = term
      .replace(/ies$|ied$/, "y")
      .replace(/(ss|x|ch|sh)es$/, "$1")
      .replace(/([^su])s$/, "$1");
    if (cut.length > 5) cut = cut.replace(/ying$/, "y").replace(/ing$|ed$/, "");
    // stopped, stop; shared, share
    return cut.replace(/([bdgmnprt])\1$/, "$1").replace(/([^aeiouy])e$/, "$1");
  }

  // Words of questions, which say nothing about their subject.
  var WEAK = new Set();
  ("a an the is are was be been do does did done how to of in on at by for with without and or not no i my me it its this " +
    "that these those what why when where which who can could should would will if from as so you your there have has get gets " +
    "make makes any some just only really anything something use using way ways vs between difference about into than then best work works happen happens")
    .split(" ").forEach(function (word) { WEAK.add(word); WEAK.add(root(word)); });
  "can't cannot don't doesn't didn't isn't aren't won't i'm i've s".split(" ").forEach(function (word) { WEAK.add(word); });
  ("방법 어떻게 왜 뭐 무엇 무엇인가요 뭔가요 뭐예요 언제 어떤 어느 어디 있나요 있는 있는지 있다 있어요 없나요 없는 없이 것 수 때 법 좀 그 이 내 제 나의 " +
    "차이 차이점 이유 때문 경우 하는 하나요 되나요 해야 하나 하면 할 때문에 알려줘 알려주세요 궁금 궁금해요 싶어요 싶은데 안 안돼요 안되는 안되나요 돼요 뜻 의미 " +
    "사용 사용법 쓰는 쓰는법 예제 예시 및 또는 그리고 같이")
    .split(" ").forEach(function (word) { WEAK.add(letters(word)); });

  // What readers call the same thing, in either language or as an English name is spoken.
  var SAME = new Map();
  ["복사 복제 카피 copy duplicate", "텐서 tensor", "넘파이 numpy np", "파이토치 pytorch torch", "파이썬 python",
    "클론 clone", "디태치 detach", "딥카피 깊은복사 deepcopy", "셸로카피 쉘로카피 얕은복사 shallowcopy", "뷰 view", "별칭 alias aliasing",
    "리셰이프 리쉐이프 reshape", "트랜스포즈 전치 transpose", "퍼뮤트 permute", "익스팬드 확장 expand", "리피트 repeat", "스택 stack",
    "저장소 스토리지 storage", "기울기 그래디언트 그라디언트 gradient grad", "파라미터 매개변수 parameter param", "가중치 weight",
    "배열 어레이 array ndarray", "리스트 list", "딕셔너리 사전 딕트 dict dictionary", "튜플 tuple", "집합 셋 set", "문자열 string str",
    "객체 오브젝트 object", "슬라이스 슬라이싱 slice slicing", "인덱싱 색인 indexing index", "마스크 마스킹 mask masking",
    "주소 address", "메모리 memory", "공유 share sharing", "모델 model", "모듈 module", "옵티마이저 optimizer", "체크포인트 checkpoint",
    "제자리 인플레이스 inplace", "오류 에러 예외 error exception", "경고 워닝 warning", "리프 leaf", "스트라이드 stride", "오프셋 offset",
    "함수 function", "인자 인수 argument arg", "그래프 graph", "연속 contiguous", "얕은 얇은 shallow", "깊은 deep",
    "중첩 이중 nested", "희소 스파스 sparse", "양자화 quantized quantize", "복소수 complex", "음수 negative", "읽기전용 readonly",
    "피클 pickle", "클로저 closure", "제너레이터 생성기 generator", "데이터클래스 dataclass", "변환 바꾸기 convert conversion",
    "저장 save saving", "불러오기 로드 load loading", "반복 되풀이 repeat tile", "장치 디바이스 device", "자료형 데이터타입 타입 dtype",
    "대입 할당 assignment assign", "크기 size", "모양 shape", "차원 dimension dim", "불변 immutable", "가변 mutable",
    "순환 cycle circular", "참조 reference", "독립 independent", "데이터로더 dataloader", "데이터셋 dataset"
  ].forEach(function (group) {
    var all = group.split(" ").map(function (word) { return root(letters(word)); });
    all.forEach(function (one) {
      SAME.set(one, (SAME.get(one) || []).concat(all.filter(function (other) { return other !== one; })));
    });
  });

  return { split: split, same: function (term) { return SAME.get(root(term)) || []; }, parts: parts, root: root, letters: letters, isKorean: isKorean,
    isWeak: function (term) { return WEAK.has(term); },
    isSuffix: function (term) { return SUFFIXES.has(term); } };
})();
