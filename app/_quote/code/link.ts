/** A list in an address: `#l=` opens it, `#a=` adds its lines to the visitor's own. */
interface LinkedList {
  readonly kind: "a" | "l";
  /** Its code, and whatever a program has put behind it. */
  readonly code: string;
}

/** Number sign and equals sign may be percent-encoded, once or more: mail programs and link trackers do that. */
const linkedList = /(?:#|%(?:25)*23)([al])(?:=|%(?:25)*3[dD])(.*)/;

/** Finds the list of an address: behind its number sign, or in the search that has swallowed the number sign. */
export function listInAddress({ hash, search }: Pick<URL, "hash" | "search">): LinkedList | undefined {
  const [, kind, code = ""] = linkedList.exec(hash + search) ?? [];
  return kind ? { kind: kind as LinkedList["kind"], code } : undefined;
}

/** Returns the address, relative to the page, without its list. All other parts stay as they were. */
export function withoutList({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): string {
  return linkedList.test(hash)
    ? pathname + search
    : pathname + search.replace(/%(?:25)*23[al](?:=|%(?:25)*3[dD])[^&]*/, "") + hash;
}
