import { listInAddress, parametersOf, withoutList, withoutParameters } from "../../_lib/read-address";

/** Parameters that begin a line: product, `blocks` or `custom`; number of pieces; note. */
export const requestFields = ["p", "n", "t"];

/**
 * Returns what an address asks the form's page for, unchecked: a list (`#l=…` replaces the visitor's, `#a=…` adds
 * lines), and the beginning of a line (`?p=3&n=468&t=…`).
 */
export function requestIn(address: Pick<URL, "search" | "hash">) {
  const parameters = parametersOf(address);
  const [subject, pieces, note] = requestFields.map((name) => parameters.get(name) ?? undefined);
  const list = listInAddress(address);
  return { list, subject, pieces, note, isEmpty: !list && subject === undefined };
}

/** Returns an address without what it asks for. */
export const withoutRequest = (address: URL): URL => withoutParameters(withoutList(address), requestFields);

/** Links to the form's page, in any language. */
export const toForm = `a[href*="/landing/"]`;

/** Name of a product's order form and draft. */
export const orderFormName = (product: number) => `order-${product}`;

/** Returns the product that a form orders; empty for another form. */
export const productOfForm = (form: Element) => form.getAttribute("name")?.split("order-")[1] ?? "";
