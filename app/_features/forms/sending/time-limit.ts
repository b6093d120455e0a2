/** How long a visitor waits for an answer; milliseconds. */
export const responseLimit = 15_000;

/** No answer within the limit. */
export class TimeoutError extends Error {}

/**
 * Waits for a promise, but not for ever. The promise itself goes on: who gave it can still listen to it.
 *
 * @param limit milliseconds
 * @throws TimeoutError when the limit is over, else whatever the promise rejects with
 */
export function withinLimit<Result>(promise: Promise<Result>, limit: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`No answer within ${limit} ms`)), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
