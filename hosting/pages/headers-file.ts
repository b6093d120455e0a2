import { CommandError } from "../../scripts/command/command-error.mjs";
import { generatedNote } from "../generated-note";
import { contentTypes, isHashed, lifetimes, places } from "../../scripts/built/file-types";
import { securityHeaders } from "../../scripts/built/security-headers";

/** Limits of `_headers`. https://developers.cloudflare.com/pages/configuration/headers/ */
const mostRules = 100;
const longestLine = 2000;

/** What Pages sends by itself. https://developers.cloudflare.com/pages/configuration/serving-pages/ */
const ofPages = lifetimes.page;

/** Endings that Pages' own table of types does not know, or calls by an older name (mime-db). */
const otherTypes = ["step", "vcf"];

/**
 * The text of `_headers`, the file that tells Pages which headers to send.
 *
 * Its rules also apply to answers that are errors, so hashed files are named by their hash: a rule for their whole folder
 * would have browsers keep "not found" for a year. Those of earlier releases keep what Pages sends by itself.
 *
 * @param files the files of the release, relative to the site
 * @throws CommandError when Pages would not take it
 */
export function headersFile(files: readonly string[]): string {
  const hashed = files.filter(isHashed).map(patternOf);
  const fixed = places.filter(
    ({ kind, path }) => kind !== "hashed" && lifetimes[kind] !== ofPages && !path.startsWith("*"),
  );
  const rules = [
    rule(
      "/*",
      securityHeaders.map(({ name, value }) => `${name}: ${value}`),
    ),
    ...fixed.map(({ kind, path }) => rule(`/${path}`, [`Cache-Control: ${lifetimes[kind]}`])),
    ...otherTypes.map((ending) => rule(`/papers/:name.${ending}`, [`Content-Type: ${contentTypes[ending]}`])),
    ...[...new Set(hashed)].map((path) => rule(path, [`Cache-Control: ${lifetimes.hashed}`])),
  ];
  if (rules.length > mostRules) {
    throw new CommandError(
      `Pages takes ${mostRules} rules in _headers; this site would need ${rules.length}.`,
    );
  }
  const text = [`# ${generatedNote}`, ...rules, ""].join("\n");
  const long = text.split("\n").find((line) => line.length > longestLine);
  if (long) throw new CommandError(`Pages takes ${longestLine} characters in a line of _headers: ${long}`);
  return text;
}

/** All renditions of a picture share its hash; a placeholder stands for anything but a slash. */
function patternOf(file: string): string {
  return `/${file}`.replace(/\/[^/]+(\.[0-9a-f]{6}\.)\d+\.\w+$/, "/:name$1:format");
}

function rule(path: string, headers: readonly string[]): string {
  return [path, ...headers.map((header) => `  ${header}`)].join("\n");
}
