import { listInAddress, parametersOf, withoutList, withoutParameters } from "../../_lib/read-address";

/** Parameters that begin a line: product, `blocks` or `custom`; number of pieces; note (`quoteAddress`). */
export const requestFields = ["p", "n", "t"];

/**
 * Returns what an address asks the form's page for: a list (`#l=…` replaces the visitor's, `#a=…` adds lines), and the
 * beginning of a line (`?p=3&n=468&t=…`). First paint, arrival and form all ask here; codes and texts are unchecked.
 */
export function requestIn(address: Pick<URL, "search" | "hash">) {
  const parameters = parametersOf(address);
  const [subject, pieces, note] = requestFields.map((name) => parameters.get(name) ?? undefined);
  const list = listInAddress(address);
  return { list, subject, pieces, note, isEmpty: !list && subject === undefined };
}

/** Returns an address without its list and the beginning of a line, otherwise unchanged. */
export const withoutRequest = (address: URL): URL => withoutParameters(withoutList(address), requestFields);
