/** For tests: ways in which translators put an element in a text's place. */
export const translators: readonly (readonly [way: string, replace: (text: Text, by: Element) => void])[] = [
  ["replaces", (text, by) => text.replaceWith(by)],
  [
    "puts before and removes",
    (text, by) => {
      text.before(by);
      text.remove();
    },
  ],
  [
    "puts behind and removes",
    (text, by) => {
      text.after(by);
      text.remove();
    },
  ],
];

/** What the translator of these tests makes of a text. */
export const translated = (text: string) => `«${text}»`;

/**
 * For tests: translates a page as browsers do it, each text that was not translated yet.
 *
 * @param replace one of `translators`
 */
export async function translate(
  place: Element,
  [, replace] = translators[0] as (typeof translators)[number],
) {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter((each) => each.data.trim() && !each.parentElement?.closest("font"))) {
    const outer = document.createElement("font");
    outer.append(document.createElement("font"));
    (outer.firstChild as Element).append(translated(text.data));
    replace(text, outer);
  }
  // Observers are called after the script that altered the page.
  await Promise.resolve();
}
