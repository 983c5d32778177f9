// What a page looks wrong in, as it stands: [kind, where] pairs.
() => {
  const found = [];
  const told = (element) => {
    const name = element.className && element.className.baseVal === undefined ? "." + element.className : "";
    return `${element.tagName.toLowerCase()}${name}: ${element.textContent.trim().slice(0, 50)}`;
  };
  const across = document.documentElement.scrollWidth;
  if (across > innerWidth) found.push(["scrolls sideways", `${across} px`]);

  // Text that reaches out of the block it stands in, unless that block or one around it scrolls.
  const blocks = new Map();
  const blockOf = (element) => {
    if (blocks.has(element)) return blocks.get(element);
    const style = getComputedStyle(element);
    let answer;
    if (["auto", "scroll"].includes(style.overflowX)) answer = null;
    else if (style.display === "inline" || style.display === "contents") answer = blockOf(element.parentElement);
    else {
      // A scrolling ancestor shows everything; without one the block must hold its text.
      let around = element.parentElement;
      while (around && !["auto", "scroll"].includes(getComputedStyle(around).overflowX)) around = around.parentElement;
      answer = around && around !== document.documentElement && around !== document.body ? null : element;
    }
    blocks.set(element, answer);
    return answer;
  };
  const walker = document.createTreeWalker(document.querySelector("article, main"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest("svg, .headerlink, .md-clipboard, script, style")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const block = blockOf(parent);
    if (!block) continue;
    const box = block.getBoundingClientRect();
    if (box.width <= 1) continue; // Read aloud only.
    const outside = () =>
      [...range.getClientRects()].some(
        (part) => part.width > 0 && (part.right > box.right + 1 || part.left < box.left - 1)
      );
    range.selectNodeContents(text);
    if (!outside()) continue;
    // A space at the end of a line may hang out of its box; a word may not.
    for (const word of text.data.matchAll(/\S+/g)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (outside()) {
        found.push(["text outside its box", told(block)]);
        break;
      }
    }
  }
  for (const drawing of document.querySelectorAll("article svg[role=img]")) {
    const box = drawing.getBoundingClientRect();
    for (const text of drawing.querySelectorAll("text")) {
      const part = text.getBoundingClientRect();
      if (part.left < box.left - 1 || part.right > box.right + 1 || part.top < box.top - 1 || part.bottom > box.bottom + 1)
        found.push(["text outside its picture", text.textContent]);
    }
  }
  // What scrolls sideways can be reached by keyboard.
  for (const part of document.querySelectorAll("article *")) {
    if (part.scrollWidth <= part.clientWidth + 1 || part.clientWidth === 0) continue;
    if (!part.checkVisibility()) continue; // In a fold that is closed.
    if (!["auto", "scroll"].includes(getComputedStyle(part).overflowX)) continue;
    if (part.tabIndex < 0) found.push(["cannot be scrolled by keyboard", told(part)]);
  }
  return found;
}
