import compile from "icu-minify/compile";
import type { Messages } from "next-intl";

/** Compiles a catalog as a build of next-intl does, for the editor and tests. */
export function compiled(catalog: Messages): Messages {
  return each(catalog) as Messages;
}

function each(part: unknown): unknown {
  if (typeof part === "string") return compile(part);
  return Object.fromEntries(Object.entries(part as object).map(([name, inner]) => [name, each(inner)]));
}
