// What was found, in the form in which the theme's search box shows it: for each page a list
// of the page and of those of its sections that answer best, with the words found marked.
self.copyscopeResults = (function (Words) {
  "use strict";

  var MOST_PAGES = 20;
  var WITH_SECTIONS = 5;                // pages, from the first, that name sections
  var MOST_SECTIONS = 2;
  var SECTION_ANSWERS = 0.6;            // of what was asked, for a section to be named

  function shape(made, answer) {
    var marks = new Set();
    answer.hits.forEach(function (terms, at) {
      if (answer.weights[at] > 0.05) terms.forEach(function (strength, term) { marks.add(term); });
      if (answer.weights[at] > 0.05) marks.add(answer.asked[at].term);
    });
    return {
      items: answer.results.slice(0, MOST_PAGES).map(function (result, rank) {
        var page = made.index.pages[result.page];
        var score = 100 * result.score;
        var terms = termsOf(made, answer, result);
        var items = [{ location: page.at, title: marked(page.title, marks), text: marked(page.about, marks),
          score: score, terms: terms }];
        if (rank < WITH_SECTIONS) sectionsOf(made, answer, result).forEach(function (section) {
          items.push({ location: page.at + "#" + section.id, title: marked(section.title, marks),
            text: section.words.map(function (word) { return marked(word, marks); }).join(" · "),
            score: score, terms: terms });
        });
        return items;
      })
    };
  }

  // The words to mark on the page itself, and those it lacks.
  function termsOf(made, answer, result) {
    var terms = {};
    answer.asked.forEach(function (word, at) {
      if (answer.weights[at] < 0.05 || word.shown.length < 2 && !Words.isKorean(word.term)) return;
      if (!answer.found[at].get(result.page)) { if (!result.message) terms[word.shown] = false; return; }
      var best = null, strength = 0;
      if (answer.hits[at].has(word.term)) { best = word.term; strength = 1; }
      answer.hits[at].forEach(function (one, term) { if (one > strength) { strength = one; best = term; } });
      terms[surface(made, word, best)] = true;
    });
    return terms;
  }

  function surface(made, word, term) {
    if (!term || term === word.term) return word.shown.replace(/['’].*/, "");
    if (Words.isKorean(word.term) && word.term.indexOf(term) === 0) {
      var end = word.shown.length;
      while (end > 1 && Words.letters(word.shown.slice(0, end)).length > term.length) end--;
      return word.shown.slice(0, end);
    }
    if (term === Words.root(word.term)) return word.shown.slice(0, term.length);
    return made.shown.get(term) || word.shown;
  }

  function sectionsOf(made, answer, result) {
    var page = made.index.pages[result.page];
    var scores = page.sections.map(function (section) {
      var share = 0, words = [];
      var has = numbers(section);
      answer.textWords.forEach(function (wanted, at) {
        var any = false;
        wanted.forEach(function (number) {
          if (!has.has(number)) return;
          any = true;
          words.push(made.index.words[number]);
        });
        if (any) share += answer.weights[at];
      });
      return { id: section[0], title: section[1], words: words, score: 0.8 * share / answer.total };
    });
    result.phrases.forEach(function (one) {
      var at = one.phrase.section;
      if (at !== undefined) scores[at].score = Math.max(scores[at].score, one.asks);
    });
    return scores
      .filter(function (section) { return section.id && section.score >= SECTION_ANSWERS; })
      .sort(function (a, b) { return b.score - a.score; })
      .slice(0, MOST_SECTIONS);
  }

  function numbers(section) {
    var at = 0;
    return section.numbers || (section.numbers = new Set(section[2].map(function (step) { return (at += step); })));
  }

  function escaped(text) {
    return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
  }

  function marked(text, marks) {
    text = text.normalize("NFC");
    var made = "", done = 0;
    Words.split(text).forEach(function (word) {
      var length = found(word, marks);
      if (!length) return;
      made += escaped(text.slice(done, word.at)) + "<mark>" + escaped(text.slice(word.at, word.at + length)) + "</mark>";
      done = word.at + length;
    });
    return made + escaped(text.slice(done));
  }

  // How much of a word was found: all of it, or a Korean word without its ending.
  function found(word, marks) {
    if (marks.has(word.term)) return word.shown.length;
    var root = Words.root(word.term);
    if (Words.isKorean(word.term)) {
      // Written together: the words it begins with.
      for (var end = word.shown.length; end >= 2; end--)
        if (marks.has(Words.letters(word.shown.slice(0, end)))) return end;
      return marks.has(root) ? word.shown.length : 0;
    }
    if (marks.has(root)) return word.shown.length;
    return Words.parts(word).some(function (part) { return marks.has(part); }) ? word.shown.length : 0;
  }

  return { shape: shape };
})(self.copyscopeWords);
