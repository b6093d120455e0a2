import browserslist from "browserslist";
import { browserslistToTargets, Features } from "lightningcss";

/** The oldest browsers that the site is written for, from `browserslist` in package.json; a version is 0xMMmm00. */
const targets = browserslistToTargets(browserslist());

/** The browsers as esbuild names them. */
export const scriptTargets = Object.entries(targets).map(
  ([name, version]) => `${name.replace("ios_saf", "ios")}${version >> 16}.${(version >> 8) & 0xff}`,
);

/**
 * How Lightning CSS is to write style sheets. The targets also keep it from folding `animation-timeline` into the
 * shorthand, which no browser accepts; the site has one colour scheme, so there is nothing to switch by `light-dark()`.
 */
export const minified = { minify: true, targets, exclude: Features.LightDark };
