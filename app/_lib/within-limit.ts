/** Longest wait for a file of this site, in ms. */
export const fileLimit = 8000;

export class TimeoutError extends Error {}

/**
 * Waits for a promise for a limited time. Does not cancel the promise. Browsers wait for an import without
 * limit, and can't abort it.
 *
 * @param limit milliseconds
 * @throws TimeoutError after the limit, else the rejection of the promise
 */
export function withinLimit<Result>(promise: Promise<Result>, limit = fileLimit): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`No answer within ${limit} ms`)), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
