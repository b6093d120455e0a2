type Listening = [string, EventListenerOrEventListenerObject, (AddEventListenerOptions | boolean)?];

/**
 * Records the listeners on window and document, which outlive a test. @returns a function that removes them
 */
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

/** Reports a paint as soon as it observes: jsdom never paints. */
export class PaintedAtOnce {
  constructor(private readonly notify: () => void) {}
  observe() {
    this.notify();
  }
}

/** The elements that `NearObserver` observes, and a function that reports one as near the viewport. */
export const near: {
  watched: { element: Element; margin?: string | undefined }[];
  come: (element: Element) => void;
} = { watched: [], come: () => undefined };

/** Observes elements until a test reports them as near: jsdom lays out nothing. */
export class NearObserver {
  constructor(
    notify: IntersectionObserverCallback,
    private readonly options: IntersectionObserverInit = {},
  ) {
    near.come = (target) =>
      notify([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
  }
  observe(element: Element) {
    this.unobserve(element);
    near.watched.push({ element, margin: this.options.rootMargin });
  }
  unobserve(element: Element) {
    near.watched = near.watched.filter((each) => each.element !== element);
  }
}

/** Creates a minimal response of a host. */
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

/** Responses of a host without the file, and of a captive portal. */
export const refusals = [
  ["an error", answered("", { ok: false, status: 404, type: "text/plain" })],
  ["a page", answered("", { type: "text/html; charset=utf-8" })],
] as const;

/** Ways in which translators replace a text node with an element. */
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

export const translated = (text: string) => `«${text}»`;

/**
 * Translates a page like a browser: each text that has not been translated yet.
 *
 * @param replace one of `translators`
 */
export async function translate(
  element: Element,
  [, replace] = translators[0] as (typeof translators)[number],
) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter((each) => each.data.trim() && !each.parentElement?.closest("font"))) {
    const outer = document.createElement("font");
    outer.append(document.createElement("font"));
    (outer.firstChild as Element).append(translated(text.data));
    replace(text, outer);
  }
  // Mutation observers run in a microtask after the change.
  await Promise.resolve();
}
