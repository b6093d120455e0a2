type Listening = [string, EventListenerOrEventListenerObject, (AddEventListenerOptions | boolean)?];

/** For tests: remembers what is listened for on window and document, which outlive a test. @returns ends all of it */
export function rememberListeners(): () => void {
  const begun = [window, document].map((target: EventTarget) => {
    const add = target.addEventListener.bind(target);
    const list: Listening[] = [];
    const spy = jest.spyOn(target, "addEventListener").mockImplementation((type, listener, options) => {
      if (listener) list.push([type, listener, options]);
      add(type, listener, options);
    });
    return { target, list, spy };
  });
  return () => {
    for (const { target, list, spy } of begun) {
      spy.mockRestore();
      for (const listening of list) target.removeEventListener(...listening);
    }
  };
}

/** For tests: a browser whose pages are painted when they have loaded; jsdom paints nothing. */
export class PaintedAtOnce {
  constructor(private readonly notify: () => void) {}
  observe() {
    this.notify();
  }
}

/** For tests: an answer of a host, as much of it as scripts look at. */
export function answered(
  content: unknown,
  {
    ok = true,
    status = 200,
    type = "text/javascript",
  }: { ok?: boolean; status?: number; type?: string } = {},
): Response {
  const json = () => Promise.resolve(content);
  const blob = () => Promise.resolve(new Blob([""], { type }));
  return { ok, status, headers: new Headers({ "content-type": type }), json, blob } as Response;
}

/** For tests: what a host sends where a file is not there, and what another program sends in a host's place. */
export const refusals = [
  ["an error", answered("", { ok: false, status: 404, type: "text/plain" })],
  ["a page", answered("", { type: "text/html; charset=utf-8" })],
] as const;

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
