/** The oldest browsers the site's scripts and styles are written for: those Next itself supports. */
const versions = { chrome: [111, 0], edge: [111, 0], firefox: [111, 0], safari: [16, 4] } as const;

/** The browsers as esbuild names them. */
export const scriptTargets = Object.entries(versions).map(
  ([name, [major, minor]]) => `${name}${major}.${minor}`,
);

/**
 * The browsers as Lightning CSS names them. They also keep it from folding `animation-timeline` into the shorthand, which
 * no browser accepts.
 */
export const styleTargets = Object.fromEntries(
  Object.entries(versions).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]),
);
