export interface Late<Value> {
  /** Requests the value once. The next call repeats a failed request. */
  get(): Promise<Value>;
  /** Null if the last request failed, undefined before that. */
  now(): Value | null | undefined;
  watch(onChange: () => void): () => void;
}

/** Returns a value that `load` requests once somebody needs it. */
export function late<Value>(load: () => Promise<Value>): Late<Value> {
  let requested: Promise<Value> | undefined;
  let received: Value | null | undefined;
  const listeners = new Set<() => void>();
  const note = (value: Value | null) => {
    received = value;
    for (const listener of listeners) listener();
  };
  return {
    get() {
      if (requested) return requested;
      requested = load();
      requested.then(note, () => {
        requested = undefined;
        note(null);
      });
      return requested;
    },
    now: () => received,
    watch(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

/** Longest wait for a file of this site, in ms. */
export const fileLimit = 8000;

export class TimeoutError extends Error {}

/**
 * Waits for a promise for some ms, without cancelling it: browsers wait for an import without limit, and
 * can't abort it.
 */
export function withinLimit<Result>(promise: Promise<Result>, limit = fileLimit): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`No answer within ${limit} ms`)), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
