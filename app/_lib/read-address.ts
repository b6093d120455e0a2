/*
 * The one place that knows what an address of this site asks for: fields in its query, a list in its hash. A link
 * works when a program has appended something to it, has written its `&` as `&amp;`, or has percent-encoded its query
 * or its hash once. Any other change makes it unreadable.
 */

type Asking = Pick<URL, "search" | "hash">;

/** List in an address: `#l=` replaces the visitor's list, `#a=` adds lines to the visitor's list. */
export interface LinkedList {
  readonly kind: "a" | "l";
  /** With any text that a program has appended. */
  readonly code: string;
}

/** Without question mark, as this site writes it. */
export const queryOf = ({ search }: Pick<URL, "search">) => restored(search.slice(1));

/** Returns the parameters of an address, with its query as `queryOf` returns it. */
export function parametersOf(address: Pick<URL, "search">): URLSearchParams {
  return new URLSearchParams(queryOf(address));
}

/** Returns the list in the hash of an address. */
export function listInAddress({ hash }: Pick<URL, "hash">): LinkedList | undefined {
  const [, kind, code = ""] = /^([al])=(.*)/.exec(restored(hash.slice(1))) ?? [];
  return kind ? { kind: kind as LinkedList["kind"], code } : undefined;
}

/** Undoes the percent-encoding of a query or hash whose first `=` is encoded, and the HTML spelling of `&`. */
function restored(part: string): string {
  try {
    return (/^[^=]*%3D/i.test(part) ? decodeURIComponent(part) : part).replaceAll("&amp;", "&");
  } catch {
    return part;
  }
}

/** A number may follow the name of a parameter, as in `p2`. */
export function isAsking(address: Asking, names: readonly string[]): boolean {
  const given = [...parametersOf(address).keys()].map((name) => name.replace(/(?<!\d)\d+$/, ""));
  return listInAddress(address) !== undefined || given.some((name) => names.includes(name));
}

/** The other parameters keep their spelling. */
export function withoutParameters(address: URL, names: readonly string[]): URL {
  const rest = new URL(address);
  rest.search = queryOf(address)
    .split("&")
    .filter((each) => each && !names.includes(each.split("=", 1)[0] ?? ""))
    .join("&");
  return rest;
}

/** Returns an address without the list, otherwise unchanged. */
export function withoutList(address: URL): URL {
  const rest = new URL(address);
  if (listInAddress(rest)) rest.hash = "";
  return rest;
}
