/** The moment of the build, milliseconds since the epoch: what a page says of time until its script takes over. */
export const builtAt = Date.now();
