import { useCallback, useMemo, useSyncExternalStore } from "react";

import { pageAddress, writeAddress } from "./page-address";
import { queryOf, withoutParameters } from "./read-address";

/** Listeners for written fields: `replaceState` fires no event. */
const watchers = new Set<() => void>();

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  addEventListener("popstate", onChange);
  return () => {
    watchers.delete(onChange);
    removeEventListener("popstate", onChange);
  };
}

/**
 * Keeps the fields of a tool in the page's address only, so that a link, a bookmark and another language show
 * the same.
 *
 * @param usual values of fields that the address does not name
 * @param completed returns the changes that a change of some fields means; the same changes by default
 * @returns the fields, and a function that writes some of them
 */
export function useAddressFields<Fields extends Readonly<Record<string, string>>>(
  usual: Fields,
  completed?: (changes: Partial<Fields>, fields: Fields) => Partial<Fields>,
): readonly [fields: Fields, write: (changes: Partial<Fields>) => void] {
  const query = useSyncExternalStore(
    watch,
    () => queryOf(pageAddress()),
    () => "",
  );
  const fields = useMemo(() => readFields(query, usual), [query, usual]);
  const write = useCallback(
    (changes: Partial<Fields>) => {
      const address = pageAddress();
      const fields = readFields(queryOf(address), usual);
      const written = writeFields({ ...fields, ...(completed?.(changes, fields) ?? changes) }, usual);
      const next = withoutParameters(address, Object.keys(usual));
      next.search = [written, next.search.slice(1)].filter(Boolean).join("&");
      writeAddress(next);
      for (const onChange of watchers) onChange();
    },
    [usual, completed],
  );
  return [fields, write];
}

/** Returns the fields in a query, as `queryOf` returns it; the usual value for others. */
export function readFields<Fields extends Readonly<Record<string, string>>>(
  query: string,
  usual: Fields,
): Fields {
  const parameters = new URLSearchParams(query);
  const fields = Object.entries(usual).map(([name, value]) => [name, parameters.get(name) ?? value]);
  return Object.fromEntries(fields) as Fields;
}

/** Writes the fields that are not usual as a query without question mark. Comma and colon stay readable. */
export function writeFields<Fields extends Readonly<Record<string, string>>>(
  fields: Fields,
  usual: Fields,
): string {
  const changed = new URLSearchParams(
    Object.entries(fields).filter(([name, value]) => value !== usual[name]),
  );
  return changed.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
}
