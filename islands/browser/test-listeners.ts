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
