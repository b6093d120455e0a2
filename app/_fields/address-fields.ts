import { pageAddress, writeAddress } from "../_lib/page-address";
import { queryOf, withoutParameters } from "../_lib/read-address";

type Fields = Readonly<Record<string, string>>;

/**
 * Returns the fields of a tool in the page's address, which alone keeps them: a link, a bookmark and another language
 * show the same.
 *
 * @param usual values of fields that the address does not name
 */
export function addressFields<Known extends Fields>(usual: Known): Known {
  return readFields(queryOf(pageAddress()), usual);
}

/** Writes the fields of a tool into the page's address, beside the parameters of others. */
export function writeAddressFields<Known extends Fields>(fields: Known, usual: Known): void {
  const next = withoutParameters(pageAddress(), Object.keys(usual));
  next.search = [writeFields(fields, usual), next.search.slice(1)].filter(Boolean).join("&");
  writeAddress(next);
}

/** Returns the fields in a query, as `queryOf` returns it; the usual value for others. */
export function readFields<Known extends Fields>(query: string, usual: Known): Known {
  const parameters = new URLSearchParams(query);
  const fields = Object.entries(usual).map(([name, value]) => [name, parameters.get(name) ?? value]);
  return Object.fromEntries(fields) as Known;
}

/** Writes the fields that are not usual as a query without question mark. Comma and colon stay readable. */
export function writeFields<Known extends Fields>(fields: Known, usual: Known): string {
  const changed = new URLSearchParams(
    Object.entries(fields).filter(([name, value]) => value !== usual[name]),
  );
  return changed.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
}
