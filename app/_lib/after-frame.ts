/** How long a frame is waited for, ms: a page that is covered is shown none. */
const longestWait = 100;

/**
 * Calls once the browser has shown what stands in the page now, so that a press is answered before anything else is done; at
 * once in a hidden page, which is not shown.
 *
 * @returns what calls it off
 */
export function afterFrame(callback: () => void): () => void {
  if (document.hidden) {
    callback();
    return () => undefined;
  }
  const end = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const call = () => {
    end();
    callback();
  };
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(call);
  });
  let timer = setTimeout(call, longestWait);
  return end;
}
