import { Features } from "lightningcss";

/** The oldest browsers the site's scripts and styles are written for; `browserslist` in package.json tells Next the same. */
const versions = { chrome: [120, 0], edge: [120, 0], firefox: [128, 0], safari: [17, 4] } as const;

/** The browsers as esbuild names them. */
export const scriptTargets = Object.entries(versions).map(
  ([name, [major, minor]]) => `${name}${major}.${minor}`,
);

/**
 * How Lightning CSS is to write style sheets. The targets also keep it from folding `animation-timeline` into the
 * shorthand, which no browser accepts; the site has one colour scheme, so there is nothing to switch by `light-dark()`.
 */
export const minified = {
  minify: true,
  targets: Object.fromEntries(
    Object.entries(versions).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]),
  ),
  exclude: Features.LightDark,
};
