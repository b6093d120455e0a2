/**
 * Runs in the page. Translates it like a browser: replaces each untranslated text node with an element.
 * Appends a sign to each text, so that tests still find it.
 */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("font, script, style, noscript, textarea")) continue;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = `${text.data}*`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
