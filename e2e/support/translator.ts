/**
 * Runs in the page: translates it as browsers do, every text that is not translated yet by an element in its place. The words
 * stay, with a sign behind them, so that tests find them.
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
