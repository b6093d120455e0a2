/** Build time in milliseconds since the epoch. Pages show it until a script sets the current time. */
export const builtAt = Date.now();
