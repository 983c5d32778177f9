// The search worker: answers the messages of Material's search box in the place of its own.
// Everything else is loaded when somebody first searches.
"use strict";

var SETUP = 0, READY = 1, QUERY = 2, RESULT = 3;
var INDEX = new URL("../../search/copyscope.json", self.location.href);

var loading = null;
var latest = 0;

function load() {
  if (loading) return loading;
  // The file is on its way while the scripts are read.
  var index = fetch(INDEX).then(function (response) {
    if (!response.ok) throw new Error(INDEX + ": " + response.status);
    return response.json();
  });
  importScripts("../vendor/minisearch/SearchableMap.js", "words.js", "ranking.js", "results.js");
  loading = index.then(self.copyscopeRanking.build);
  loading.catch(function () { loading = null; });
  return loading;
}

function answer(query) {
  if (!query.trim()) return Promise.resolve({ items: [] });
  return load().then(function (made) {
    return self.copyscopeResults.shape(made, self.copyscopeRanking.search(made, query));
  });
}

self.addEventListener("message", function (event) {
  if (event.data.type === SETUP) self.postMessage({ type: READY });
  if (event.data.type !== QUERY) return;
  var asked = ++latest;
  answer(event.data.data).catch(function (error) {
    console.error(error);
    return { items: [] };
  }).then(function (data) {
    // While the index loads one goes on typing: only what stands in the box now is answered.
    if (asked === latest) self.postMessage({ type: RESULT, data: data });
  });
});
