type Listening = Parameters<EventTarget["addEventListener"]>;

/**
 * For tests: remembers what is listened for on window and document, which outlive a test.
 *
 * @returns ends all of it
 */
export function rememberListeners(): () => void {
  const begun = [window, document].map((target) => {
    const add = target.addEventListener.bind(target) as (...listening: Listening) => void;
    const list: Listening[] = [];
    const spy = jest.spyOn(target as EventTarget, "addEventListener").mockImplementation((...listening) => {
      list.push(listening);
      add(...listening);
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
