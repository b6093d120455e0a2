import compile from "icu-minify/compile";
import type { Messages } from "next-intl";

/** A catalog compiled as next-intl does it in a build, for what reads `messages/` by itself: the editor and tests. */
export function compiled(catalog: Messages): Messages {
  return each(catalog) as Messages;
}

function each(part: unknown): unknown {
  if (typeof part === "string") return compile(part);
  return Object.fromEntries(Object.entries(part as object).map(([name, inner]) => [name, each(inner)]));
}
