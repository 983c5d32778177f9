
// One element for each way in which text and what lies below it are coloured, but for those known.
window.distinct = (known) => {
  const below = new Map();
  const backgrounds = (element) => {
    if (!element) return "";
    if (!below.has(element)) {
      const style = getComputedStyle(element);
      const own = `${style.backgroundColor} ${style.backgroundImage} ${style.opacity}|`;
      below.set(element, own + backgrounds(element.parentElement));
    }
    return below.get(element);
  };
  const seen = new Map(known.map((key) => [key, null]));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || element.closest("script, style, noscript, svg")) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(element);
    const key = [style.color, style.fontSize, style.fontWeight, backgrounds(element)].join("|");
    if (!seen.has(key)) seen.set(key, element);
  }
  return new Map([...seen].filter(([, element]) => element));
};
