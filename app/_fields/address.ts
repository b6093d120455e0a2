import { pageAddress, writeAddress } from "../_lib/page-address";
import { queryOf, withoutParameters } from "../_lib/read-address";
import type { Fields, NameOf, Texts } from "./field";
import { mapFields, namesOf, usualText } from "./read-fields";

/** Returns the texts of fields in a query (`queryOf`); the usual text of others. */
export function readFields<Table extends Fields>(query: string, table: Table): Texts<NameOf<Table>> {
  const parameters = new URLSearchParams(query);
  return mapFields(table, (row) => parameters.get(row.letter) ?? usualText(row));
}

/** Writes the fields that are not usual, without question mark. Comma and colon stay readable. */
export function writeFields<Table extends Fields>(
  texts: Partial<Texts<NameOf<Table>>>,
  table: Table,
): string {
  const query = new URLSearchParams();
  mapFields(table, (row, name) => {
    const text = texts[name];
    if (text !== undefined && text !== usualText(row)) query.set(row.letter, text);
  });
  return query.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
}

/** With its question mark; empty if all are usual. */
export function searchOf<Table extends Fields>(texts: Partial<Texts<NameOf<Table>>>, table: Table): string {
  const query = writeFields(texts, table);
  return query && `?${query}`;
}

/** Only the address keeps a tool's fields: a link, a bookmark and another language show the same. */
export function addressFields<Table extends Fields>(table: Table): Texts<NameOf<Table>> {
  return readFields(queryOf(pageAddress()), table);
}

/** Keeps the parameters of others. */
export function writeAddressFields<Table extends Fields>(texts: Texts<NameOf<Table>>, table: Table): void {
  const letters = namesOf(table).map((name) => table[name]?.letter ?? "");
  const next = withoutParameters(pageAddress(), letters);
  next.search = [writeFields(texts, table), next.search.slice(1)].filter(Boolean).join("&");
  writeAddress(next);
}

/**
 * Adds the page's parameters to a link to the same page: following it changes no field that it does not
 * name.
 */
export function keepParameters(link: HTMLAnchorElement): void {
  if (link.pathname !== location.pathname || !link.search) return;
  // The link may be pressed again, with other fields in the page.
  const named = (link.dataset["search"] ??= link.search);
  const parameters = new URLSearchParams(pageAddress().search);
  for (const [letter, text] of new URLSearchParams(named)) parameters.set(letter, text);
  link.search = parameters.toString();
}
