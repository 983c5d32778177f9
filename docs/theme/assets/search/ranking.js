// Which pages answer a query. Pages are found by phrases (titles, keywords, headings), by the
// words of their text, and by recorded messages, of which any middle piece will do.
// Needs words.js and MiniSearch's SearchableMap: a map that also finds by prefix and with typos.
self.copyscopeRanking = (function (Words, SearchableMap) {
  "use strict";

  // What a whole folder is about: "numpy copy" asks for a page below numpy/.
  var FOLDERS = { python: "python", numpy: "numpy array", torch: "torch pytorch tensor",
    interop: "numpy torch tensor", modules: "model module network", errors: "error warning exception" };
  var OF_FOLDER = 0.8;
  var EXACT = [1, 0.95, 0.75];          // the word itself, without its ending, a part of a name
  var KINDS = { title: 1, keyword: 1, heading: 0.85, about: 0.75 };
  var MOST_WORDS = 30;                  // of a phrase, and of a query outside its message
  var GRAM = 6;                         // letters that messages are compared by
  var LEAST_LETTERS = 18;               // in common with a message otherwise
  var UNKNOWN = 0.4;                    // how much a word tells that is nowhere
  var ONLY_IN_TEXT = 0.3;               // … and one that is in no phrase
  var REPLAYED = 0.65;                  // an article, against the page about the thing itself
  var UNASKED_ERROR = 0.9;              // a page about an error, for a query that names none
  var AS_WRITTEN = 0.3;                 // for a phrase that is the query, letter by letter
  var OTHER_NAME = 0.75;                // a word of the same meaning
  var LEAST_COVERED = 0.3;              // of what a query asks; below it nothing was found …
  var LEAST_NAMED = 0.15;               // … unless a title, keyword or heading has one of its words
  var IN_TEXT = 0.6;                    // a word of the text, against one of a phrase

  function build(index) {
    var phrases = [];
    var known = new Set();              // Korean words that stand alone somewhere
    index.pages.forEach(function (page, number) {
      function add(kind, text, section) {
        if (!text) return;
        phrases.push({ page: number, kind: kind, text: text, section: section, literal: squeeze(text),
          words: Words.split(text).slice(0, MOST_WORDS) });
      }
      add("title", page.title);
      if (page.heading !== page.title) add("title", page.heading);
      page.keywords.forEach(function (keyword) { add("keyword", keyword); });
      page.sections.forEach(function (section, at) { add("heading", section[1], at); });
      add("about", page.about);
    });
    phrases.forEach(function (phrase) {
      phrase.words.forEach(function (word) {
        if (Words.isKorean(word.term)) [word.term, Words.root(word.term)].forEach(function (term) {
          if (!Words.isWeak(term)) known.add(term);
        });
      });
    });

    // Where each term is: which phrase, its first word there, of how many words, how exact.
    var single = new Map(), pairs = new Map(), shown = new Map();
    function note(map, term, place, text) {
      var list = map.get(term);
      if (list) return list.push(place);
      map.set(term, [place]);
      shown.set(term, text);
    }
    phrases.forEach(function (phrase, number) {
      var words = (phrase.words = apart(phrase.words, known).slice(0, MOST_WORDS));
      words.forEach(function (word, start) {
        terms(word).forEach(function (found) {
          note(single, found[0], ((number * 32 + start) * 4 + 1) * 4 + found[1], word.shown);
        });
        if (phrase.kind !== "about") joined(words, start, function (term, count, text) {
          note(pairs, term, ((number * 32 + start) * 4 + count) * 4, text);
        });
      });
    });
    var names = new SearchableMap();
    single.forEach(function (places, term) { names.set(term, places); });

    // Words of the text by how they begin: few of them are ever looked at.
    var beginnings = new Map();
    index.words.forEach(function (text, number) {
      (text.indexOf("_") < 0 ? [text] : [text].concat(text.split("_"))).forEach(function (part) {
        var begin = beginning(Words.letters(part.slice(0, 2).toLowerCase()));
        var list = beginnings.get(begin);
        if (!list) beginnings.set(begin, [number]);
        else if (list[list.length - 1] !== number) list.push(number);
      });
    });
    var made = { index: index, phrases: phrases, known: known, names: names, single: single,
      pairs: pairs, shown: shown, counts: new Map(), beginnings: beginnings, inText: new Map(), messages: messages(index) };
    phrases.forEach(function (phrase) {
      phrase.weights = phrase.words.map(function (word) { return telling(made, word); });
      phrase.total = phrase.weights.reduce(add2, 0) || 1;
      phrase.key = keyOf(phrase.words);
    });
    return made;
  }

  function beginning(term) { return term.slice(0, 2); }

  // For each word of a query the folders it names.
  function foldersOf(word) {
    var same = [word.term].concat(Words.same(word.term));
    return new Set(Object.keys(FOLDERS).filter(function (folder) {
      return FOLDERS[folder].split(" ").some(function (name) {
        return same.indexOf(Words.root(name)) >= 0 || same.indexOf(name) >= 0;
      });
    }));
  }

  function folderOf(page) { return page.at.split("/")[0]; }

  function isName(word) { return /_/.test(word.term) || (word.isCode && !Words.isKorean(word.term)); }

  // The words of the text, by number, that have the term.
  function numbersOf(made, term) {
    var list = made.inText.get(term);
    if (list) return list;
    list = (made.beginnings.get(beginning(term)) || []).filter(function (number) {
      return apart(Words.split(made.index.words[number]), made.known).some(function (word) {
        return terms(word).some(function (found) { return found[0] === term; });
      });
    });
    made.inText.set(term, list);
    return list;
  }

  // The pages that have one of the words, and in how many sections.
  function pagesWith(made, numbers) {
    var pages = new Map();
    if (numbers.size) made.index.pages.forEach(function (page, number) {
      page.sections.forEach(function (section) {
        var at = 0;
        var has = section[2].some(function (step) { return numbers.has(at += step); });
        if (has) pages.set(number, (pages.get(number) || 0) + 1);
      });
    });
    return pages;
  }

  function add2(one, two) { return one + two; }

  // Code as it is typed, whatever the spaces: "[[0]*3]*3". ".copy_()" is "copy_".
  function squeeze(text) {
    return text.normalize("NFC").toLowerCase().replace(/\s+/g, "").replace(/^\./, "").replace(/\(\)$/, "");
  }

  // The same words, whatever their endings: "얕은 복사를" is "얕은복사".
  function keyOf(words) {
    return words.map(function (word) { return Words.root(word.term); }).join(" ");
  }

  // A word's terms and how exact each is.
  function terms(word) {
    var found = [[word.term, 0]];
    var root = Words.root(word.term);
    if (root !== word.term) found.push([root, 1]);
    var whole = word.term.replace(/_/g, "");
    if (whole && whole !== word.term) found.push([whole, 1]);
    Words.parts(word).forEach(function (part) {
      if (part.length > 1) {
        found.push([part, 2]);
        var base = Words.root(part);
        if (base !== part) found.push([base, 2]);
      }
    });
    return found;
  }

  // Two or three words written as one: 얕은복사, statedict.
  function joined(words, start, use) {
    var term = words[start].term.replace(/_/g, "");
    var text = words[start].shown;
    for (var count = 2; count <= 3 && start + count <= words.length; count++) {
      term += words[start + count - 1].term.replace(/_/g, "");
      text += words[start + count - 1].shown;
      use(term, count, text);
    }
  }

  // Korean words written together, as the words they are made of, where those are known.
  function apart(words, known, typing) {
    var made = [];
    words.forEach(function (word, number) {
      var pieces = Words.isKorean(word.term) && word.shown.length >= (typing ? 3 : 4)
        ? pieced(word.shown, known, typing && number === words.length - 1 ? typing : null) : null;
      if (!pieces) return made.push(word);
      var at = word.at;
      pieces.forEach(function (piece) {
        made.push({ term: Words.letters(piece), shown: piece, at: at });
        at += piece.length;
      });
    });
    return made;
  }

  function pieced(text, known, typing) {
    function from(start) {
      if (start === text.length) return [];
      for (var end = start + 1; end <= text.length; end++) {
        if (start === 0 && end === text.length) continue;
        var piece = text.slice(start, end);
        var term = Words.letters(piece);
        var last = end === text.length;
        var fits = piece.length >= 2 && (known.has(term) || (last && known.has(Words.root(term))));
        if (!fits && last && start > 0 && typing) fits = !Words.isSuffix(term) && typing(term);
        if (!fits) continue;
        var rest = from(end);
        if (rest) return [piece].concat(rest);
      }
      return null;
    }
    var found = from(0);
    return found && found.length > 1 ? found : null;
  }

  // How much a word tells: little where it is on many pages, only asks, or is "torch" of torch.clone.
  function telling(made, word) {
    var root = Words.root(word.term);
    var count = word.path ? pagesNaming(made, word.path)
      : Math.max(pagesNaming(made, word.term), pagesNaming(made, root));
    var all = made.index.pages.length;
    var weight = Math.log(1 + all / (1 + count)) / Math.log(1 + all);
    if (!count) weight = isName(word) ? UNKNOWN : numbersOf(made, word.term).length || numbersOf(made, root).length ? ONLY_IN_TEXT : UNKNOWN;
    if (Words.isWeak(word.term) || Words.isWeak(root)) return 0.04;
    if (word.isWithin && /^(torch|tensor|self|x|np|numpy)$/.test(word.term)) return 0.04;
    if (/^\d+$/.test(word.term) || /^[a-z]$/.test(word.term)) weight *= 0.4;
    return Math.max(weight, word.isCode ? 0.3 : 0.12);
  }

  function pagesNaming(made, term) {
    var count = made.counts.get(term);
    if (count === undefined) {
      var pages = new Set();
      [made.single.get(term), made.pairs.get(term)].forEach(function (places) {
        (places || []).forEach(function (place) { pages.add(made.phrases[Math.floor(place / 512)].page); });
      });
      made.counts.set(term, (count = pages.size));
    }
    return count;
  }

  // ---- messages ----

  function gramsOf(text) {
    var letters = text.toLowerCase().replace(/[^a-z]+/g, "");
    var found = new Set();
    for (var at = 0; at + GRAM <= letters.length; at++) found.add(letters.slice(at, at + GRAM));
    return found;
  }

  function signs(text) { return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ""); }

  function messages(index) {
    var list = [];
    var byGram = new Map();
    function add(page, text, weight) {
      var grams = gramsOf(text);
      if (grams.size + GRAM - 1 < LEAST_LETTERS) return;
      var number = list.push({ page: page, signs: signs(text), size: grams.size, weight: weight }) - 1;
      grams.forEach(function (gram) {
        var found = byGram.get(gram);
        if (found) found.push(number); else byGram.set(gram, [number]);
      });
    }
    index.pages.forEach(function (page, number) {
      var about = page.at.indexOf("errors/") === 0 ? 0.4 : 0;
      page.messages.forEach(function (message, at) { add(number, message, about + (at ? 0 : 0.15)); });
      [page.title].concat(page.keywords).forEach(function (text) {
        if (text.split(" ").length > 3 && !Words.isKorean(Words.letters(text))) add(number, text, about);
      });
    });
    return { list: list, byGram: byGram };
  }

  // For each page how much of the query is a recorded message, or of one the query contains.
  // A few words as they stand in a message are enough; with other numbers or a traceback
  // around it, most of it has to be there.
  function told(made, query) {
    var scores = new Map();
    var written = query.trim().split(/\s+/).length;
    if (written < 3) return scores;
    function tell(message, ofQuery, ofMessage) {
      var score = Math.max(ofQuery, ofMessage) + 0.3 * Math.min(ofQuery, ofMessage) + message.weight;
      if (score > (scores.get(message.page) || 0)) scores.set(message.page, score);
    }
    var piece = signs(query);
    if (piece.length >= (written > 3 ? 5 : 14)) made.messages.list.forEach(function (message) {
      if (message.signs.indexOf(piece) >= 0) tell(message, 1, piece.length / message.signs.length);
    });
    var grams = gramsOf(query);
    if (grams.size + GRAM - 1 < LEAST_LETTERS) return scores;
    var common = new Map();
    grams.forEach(function (gram) {
      (made.messages.byGram.get(gram) || []).forEach(function (number) {
        common.set(number, (common.get(number) || 0) + 1);
      });
    });
    common.forEach(function (count, number) {
      var message = made.messages.list[number];
      var ofQuery = count / grams.size, ofMessage = count / message.size;
      if (count + GRAM - 1 < LEAST_LETTERS || Math.max(ofQuery, ofMessage) < 0.6) return;
      tell(message, ofQuery, ofMessage);
    });
    return scores;
  }

  // ---- words ----

  // Edits between two words, two neighbours changing places counting as one.
  function edits(one, two) {
    var before, row = [], next = [];
    for (var j = 0; j <= two.length; j++) row[j] = j;
    for (var i = 1; i <= one.length; i++) {
      next = [i];
      for (j = 1; j <= two.length; j++) {
        var same = one[i - 1] === two[j - 1] ? 0 : 1;
        next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + same);
        if (i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1])
          next[j] = Math.min(next[j], before[j - 2] + 1);
      }
      before = row;
      row = next;
    }
    return row[two.length];
  }

  function search(made, query) {
    query = query.normalize("NFC").slice(0, 4000);
    var messageScores = told(made, query);
    var typing = !/\s$/.test(query);
    // "ValueError:" before a message is on no page's mind; alone it is a query.
    var wrong = /(error|warning|exception)\b|오류|에러|경고|예외/i.test(query);
    query = query.replace(/^\s*[\w.]*(?:Error|Warning|Exception):\s*(?=\S)/, "");
    function begins(term) {
      for (var _ of made.names.atPrefix(term)) return true;
      return false;
    }
    var asked = apart(Words.split(query), made.known, typing ? begins : null).slice(0, MOST_WORDS);
    // A consonant alone begins too many words to mean one.
    asked = asked.filter(function (word) { return !/^[ㄱ-ㅎ]+$/.test(word.term); });
    asked.forEach(function (word, at) {
      var before = asked[at - 1];
      if (before && before.isWithin && word.isCode) {
        var path = before.term + word.term.replace(/_|\(\)/g, "");
        if (made.pairs.has(path)) word.path = path;
      }
    });
    if (asked.length > 1) asked = asked.filter(function (word) {
      return word.shown.length > 1 || !Words.isKorean(word.term) || !Words.isSuffix(word.term);
    });
    if (!asked.length && !messageScores.size) return literally(made, query);

    var strengths = new Map();          // phrase -> strength for each word asked
    var places = new Map();             // phrase -> where each word asked is in it
    var covered = new Map();            // phrase -> bits of its words
    var found = asked.map(function () { return new Map(); });   // page -> strength
    var hits = asked.map(function () { return new Map(); });    // term found -> strength
    var textWords = asked.map(function () { return new Set(); });

    function match(term, list, strength, first, count, ofWord) {
      var any = false;
      list.forEach(function (packed) {
        var how = packed & 3, words = (packed >> 2) & 3;
        var start = (packed >> 4) & 31, number = Math.floor(packed / 512);
        var worth = strength * EXACT[how] * (ofWord || 1);
        var row = strengths.get(number);
        if (!row) {
          strengths.set(number, (row = new Float32Array(asked.length)));
          covered.set(number, 0);
          places.set(number, new Int8Array(asked.length).fill(-1));
        }
        var page = made.phrases[number].page;
        for (var at = first; at < first + count; at++) {
          if (worth > row[at]) {
            row[at] = worth;
            places.get(number)[at] = start + Math.min(at - first, words - 1);
          }
          if (worth > (found[at].get(page) || 0)) found[at].set(page, worth);
        }
        covered.set(number, covered.get(number) | (((1 << words) - 1) << start));
        any = true;
      });
      for (var at = first; at < first + count; at++)
        if (any && strength > (hits[at].get(term) || 0)) hits[at].set(term, strength);
      return any;
    }

    asked.forEach(function (word, at) {
      var last = at === asked.length - 1 && typing;
      var any = false;
      var named = isName(word) && !made.single.has(word.term) && numbersOf(made, word.term).length > 0;
      terms(word).forEach(function (alternative) {
        var list = made.single.get(alternative[0]);
        // Of a name that the text has in whole, the parts are not what is meant.
        var share = word.path ? 0.75 : alternative[1] < 2 ? 1 : named ? 0.3 : 0.8;
        if (list) any = match(alternative[0], list, EXACT[alternative[1]] * share, at, 1) || any;
      });
      Words.same(word.term).forEach(function (other) {
        var list = made.single.get(other) || made.pairs.get(other);
        if (list) any = match(other, list, OTHER_NAME, at, 1) || any;
      });
      joined(asked, at, function (term, count) {
        [term, Words.root(term)].forEach(function (one, how) {
          if (how && one === term) return;
          var list = made.pairs.get(one) || made.single.get(one);
          if (list && match(one, list, EXACT[how], at, count)) any = true;
        });
      });
      inText(word, at, last, named);
      // What is still being typed, or is the beginning of a longer name.
      var term = word.term;
      if (last || term.length >= (Words.isKorean(term) ? 4 : 3)) {
        [term, Words.root(term)].forEach(function (one, how) {
          if ((how && one === term) || !one) return;
          if (!last && Words.isKorean(one) && one.length < 4) return;
          for (var entry of made.names.atPrefix(one)) {
            if (entry[0] === one) continue;
            var ratio = one.length / entry[0].length;
            match(entry[0], entry[1], (last ? 0.5 : 0.35) + 0.4 * ratio, at, 1);
          }
        });
      }
      // A name with a typing error may still have parts that are words.
      if (/_/.test(word.term) && !made.single.has(word.term)) misspelt(word, at);
      if (any || hits[at].size) return;
      if (!shortened(word, at) && !textWords[at].size) misspelt(word, at);
    });

    function inText(word, at, last, named) {
      var list = [];
      terms(word).forEach(function (alternative) {
        if (alternative[1] < 2) list = list.concat(numbersOf(made, alternative[0]));
      });
      if (!list.length && last && word.term.length >= 4)
        list = (made.beginnings.get(beginning(word.term)) || []).filter(function (number) {
          return Words.letters(made.index.words[number].toLowerCase()).startsWith(word.term);
        });
      textWords[at] = new Set(list);
      pagesWith(made, textWords[at]).forEach(function (sections, page) {
        var worth = named ? 0.8 + 0.04 * Math.min(sections, 5) : IN_TEXT;
        if (worth > (found[at].get(page) || 0)) found[at].set(page, worth);
      });
    }

    // A Korean word with an ending that is not known: its longest beginning that is.
    function shortened(word, at) {
      if (!Words.isKorean(word.term)) return false;
      for (var end = word.shown.length - 1; end >= 2; end--) {
        var term = Words.letters(word.shown.slice(0, end));
        var list = made.known.has(term) && made.single.get(term);
        if (list && end * 2 >= word.shown.length) return match(term, list, 0.7, at, 1);
      }
      return false;
    }

    function misspelt(word, at) {
      var term = Words.isKorean(word.term) ? Words.root(word.term) : word.term;
      // Two syllables of Korean are one letter away from too many others.
      var least = Words.isKorean(word.term) ? 6 : 4;
      var allowed = term.length < least ? 0 : term.length < 8 ? 1 : 2;
      if (!allowed) return;
      made.names.fuzzyGet(term, allowed + 1).forEach(function (entry, other) {
        var distance = edits(term, other);
        if (distance > allowed || (term.length < 6 && term[0] !== other[0])) return;
        if (Math.abs(term.length - other.length) > 1 && term.length < 8) return;
        match(other, entry[0], 0.8 - 0.15 * distance, at, 1);
      });
    }

    var weights = asked.map(function (word) { return telling(made, word); });
    var folders = asked.map(foldersOf);
    var total = weights.reduce(add2, 0) || 1;
    var literal = squeeze(query), key = keyOf(asked);
    var best = new Map();               // page -> its phrases, best first
    strengths.forEach(function (row, number) {
      var phrase = made.phrases[number];
      var asksFor = 0, has = 0, named = false;
      var folder = folderOf(made.index.pages[phrase.page]);
      for (var at = 0; at < row.length; at++) {
        asksFor += Math.max(row[at], folders[at].has(folder) ? OF_FOLDER : 0) * weights[at];
        if (row[at] >= 0.7 && weights[at] > 0.1) named = true;
      }
      var bits = covered.get(number);
      phrase.weights.forEach(function (weight, at) { if (bits & (1 << at)) has += weight; });
      var asks = asksFor / total, full = has / phrase.total;
      var order = inOrder(places.get(number), weights);
      var score = Math.pow(asks, 1.3) * (0.6 + 0.4 * full) * order * KINDS[phrase.kind];
      if (phrase.literal === literal) score += AS_WRITTEN;
      else if (phrase.key === key) score += 0.8 * AS_WRITTEN;
      var list = best.get(phrase.page);
      if (!list) best.set(phrase.page, (list = []));
      list.push({ phrase: phrase, score: score, asks: asks, named: named, 
        title: asks * asks * (0.7 + 0.3 * full) * order * (1 - 0.03 * firstOf(places.get(number))) });
    });
    byLiteral(made, literal).forEach(function (phrase) {
      var list = best.get(phrase.page);
      if (!list) best.set(phrase.page, (list = []));
      list.push({ phrase: phrase, score: 1 + AS_WRITTEN, asks: 1, named: true, title: 1 });
    });

    var results = [];
    made.index.pages.forEach(function (page, number) {
      var list = (best.get(number) || []).sort(function (a, b) { return b.score - a.score; });
      var share = 0, any = false;
      found.forEach(function (pages, at) {
        var strength = pages.get(number) || 0;
        if (strength) any = true;
        if (folders[at].has(folderOf(page))) strength = Math.max(strength, OF_FOLDER);
        share += strength * weights[at];
      });
      share /= total;
      var message = messageScores.get(number) || 0;
      var exact = list.length && list[0].score >= 1 + AS_WRITTEN;
      var named = list.some(function (one) { return one.named; });
      if (!message && !exact && (!any || share < (named ? LEAST_NAMED : LEAST_COVERED))) return;
      var more = 0;
      list.slice(1, 5).forEach(function (one) { more += one.score; });
      var title = list.find(function (one) { return one.phrase.kind === "title"; });
      var score = (list.length ? list[0].score : 0) + 0.6 * share + 0.03 * more +
        (title ? 0.25 * title.title : 0);
      if (message) score = 0.3 * score + 2 * message;
      if (page.at.indexOf("articles/") === 0) score *= REPLAYED;
      if (!message && !wrong && page.at.indexOf("errors/") === 0) score *= UNASKED_ERROR;
      results.push({ page: number, score: score, message: message, share: share, phrases: list });
    });
    results.sort(function (a, b) { return b.score - a.score || a.page - b.page; });
    var top = results.length ? results[0].score : 0;
    results = results.filter(function (one) { return one.score >= 0.4 * top; });
    return { asked: asked, weights: weights, total: total, hits: hits, textWords: textWords, found: found,
      results: results };
  }

  // "NumPy to tensor" is not "tensor to NumPy".
  function inOrder(places, weights) {
    var before = -1;
    for (var at = 0; at < places.length; at++) {
      if (places[at] < 0 || weights[at] < 0.1) continue;
      if (places[at] < before) return 0.9;
      before = places[at];
    }
    return 1;
  }

  function firstOf(places) {
    var first = MOST_WORDS;
    places.forEach(function (place) { if (place >= 0 && place < first) first = place; });
    return Math.min(first, 8);
  }

  // Signs have no words: += or [:].
  function byLiteral(made, literal) {
    if (literal.length < 2 || /^[\w가-힣]+$/.test(literal)) return [];
    return made.phrases.filter(function (phrase) { return phrase.literal === literal; });
  }

  function literally(made, query) {
    var found = byLiteral(made, squeeze(query));
    return { asked: [], weights: [], total: 1, hits: [], textWords: [], found: [], results: found.map(function (phrase) {
      return { page: phrase.page, score: 1, message: 0, share: 1, phrases: [{ phrase: phrase, score: 1, asks: 1 }] };
    }) };
  }

  return { build: build, search: search };
})(self.copyscopeWords, self.MiniSearch);
