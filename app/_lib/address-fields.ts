import { useCallback, useMemo, useSyncExternalStore } from "react";

import { noteAddress, pageAddress } from "./page-address";
import { parametersOf, withoutParameters } from "./search";

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
 * @returns the fields, and a function that writes some of them
 */
export function useAddressFields<Fields extends Readonly<Record<string, string>>>(
  usual: Fields,
): readonly [fields: Fields, write: (changes: Partial<Fields>) => void] {
  const search = useSyncExternalStore(
    watch,
    () => pageAddress().search,
    () => "",
  );
  const fields = useMemo(() => readFields(search, usual), [search, usual]);
  const write = useCallback(
    (changes: Partial<Fields>) => {
      const { pathname, search, hash } = pageAddress();
      const written = writeFields({ ...readFields(search, usual), ...changes }, usual);
      const others = withoutParameters(search, Object.keys(usual));
      noteAddress(pathname + (written ? written + others.replace("?", "&") : others) + hash);
      for (const onChange of watchers) onChange();
    },
    [usual],
  );
  return [fields, write];
}

export function readFields<Fields extends Readonly<Record<string, string>>>(
  search: string,
  usual: Fields,
): Fields {
  const parameters = parametersOf(search);
  const fields = Object.entries(usual).map(([name, value]) => [name, parameters.get(name) ?? value]);
  return Object.fromEntries(fields) as Fields;
}

/** Writes the fields that are not usual as a query. Comma and colon stay readable. */
export function writeFields<Fields extends Readonly<Record<string, string>>>(
  fields: Fields,
  usual: Fields,
): string {
  const changed = new URLSearchParams(
    Object.entries(fields).filter(([name, value]) => value !== usual[name]),
  );
  const written = changed.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
  return written && `?${written}`;
}
