/** A list in an address: `#l=` opens it, `#a=` adds its lines to the visitor's own. */
interface LinkedList {
  readonly kind: "a" | "l";
  /** Its code, with any text that a program has appended. */
  readonly code: string;
}

/** Mail programs and link trackers percent-encode number sign and equals sign, once or more. */
const linkedList = /(?:#|%(?:25)*23)([al])(?:=|%(?:25)*3[dD])(.*)/;

/** Finds the list of an address: in its hash, or in a query that includes the encoded hash. */
export function listInAddress({ hash, search }: Pick<URL, "hash" | "search">): LinkedList | undefined {
  const [, kind, code = ""] = linkedList.exec(hash + search) ?? [];
  return kind ? { kind: kind as LinkedList["kind"], code } : undefined;
}

/** Returns the address, relative to the page, without its list. The rest keeps its spelling. */
export function withoutList({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): string {
  return linkedList.test(hash)
    ? pathname + search
    : pathname + search.replace(/%(?:25)*23[al](?:=|%(?:25)*3[dD])[^&]*/, "") + hash;
}
