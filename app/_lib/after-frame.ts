/** Longest wait for a frame, in ms: a covered page has none. */
const longestWait = 100;

/**
 * Calls back after the browser has painted the answer to a press and a further wait (ms); at once in a
 * hidden page, which is not painted. Returns a function that cancels the call.
 */
export function afterFrame(callback: () => void, rest = 0): () => void {
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
    timer = setTimeout(call, rest);
  });
  let timer = setTimeout(call, longestWait + rest);
  return end;
}
