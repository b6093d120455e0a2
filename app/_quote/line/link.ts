/** List in an address: `#l=` replaces the visitor's list, `#a=` adds lines to the visitor's list. */
interface LinkedList {
  readonly kind: "a" | "l";
  /** Encoded list, with any text that a program has appended. */
  readonly code: string;
}

/** Mail programs and link trackers percent-encode `#` and `=`, once or repeatedly. */
const linkedList = /(?:#|%(?:25)*23)([al])(?:=|%(?:25)*3[dD])(.*)/;

/** Finds a list in the hash, or in a query that includes the encoded hash. */
export function listInAddress({ hash, search }: Pick<URL, "hash" | "search">): LinkedList | undefined {
  const [, kind, code = ""] = linkedList.exec(hash + search) ?? [];
  return kind ? { kind: kind as LinkedList["kind"], code } : undefined;
}

/** Matches links to the page of the list's form: only the prefix of its path depends on the language. */
export const toForm = `a[href*="/landing/"]`;

/** Returns an address without the list, otherwise unchanged. */
export function withoutList(address: URL): URL {
  const rest = new URL(address);
  if (linkedList.test(rest.hash)) rest.hash = "";
  else rest.search = rest.search.replace(/%(?:25)*23[al](?:=|%(?:25)*3[dD])[^&]*/, "").replace(/^\?&?/, "");
  return rest;
}

/** Returns the name of a product's order form, and of its draft. */
export const orderFormName = (product: number) => `order-${product}`;

/** Returns the id of the product that a form orders; empty for another form. */
export const productOfForm = (form: Element) => form.getAttribute("name")?.split("order-")[1] ?? "";
