const picture = /^image\//;
const page = /^text\/html/;
/** Either is a JavaScript MIME type: https://mimesniff.spec.whatwg.org/#javascript-mime-type */
const script = /^(text|application)\/javascript/;

/** By the place of an address: the content types that whoever asks for it takes (with `nosniff`: only them). */
const taken: readonly [place: RegExp, type: RegExp][] = [
  [/^(img|source|video|svg)\[|^meta\[\w+:image\]$|^link\[(apple-touch-)?icon\]$/, picture],
  // A shape of a drawing, or of this very page.
  [/^use\[/, /^(image\/|text\/html)/],
  [/^script|\[data-module\]$/, script],
  [/^style$|\[style\]$/, /^(font|image)\//],
  [/^link\[preload\]$/, /^font\/woff2/],
  [/^link\[manifest\]$/, /^application\/manifest\+json/],
  [/^link\[alternate\]$/, /^(text\/html|application\/xml)/],
  [/^link\[canonical\]$|^loc$/, page],
  // A kind of link that nobody has thought about takes nothing.
  [/^link\[/, /(?!)/],
];

/**
 * Tells which content type is taken for an address.
 *
 * @param where where the address stands, as `addressesIn` says it
 */
export function takenType(where: string): RegExp {
  return taken.find(([place]) => place.test(where))?.[1] ?? /./;
}
