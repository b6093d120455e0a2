/** The part of an address after the question mark, as the script in the head leaves it on the document. */
const address = (test: string) => `[data-q${test}]`;

/** Addresses that name a product after another one: in the middle of their list, or at its end. */
const namedLater = (id: number) => [`*=",${id},"`, `*=",${id}&"`, `$=",${id}"`].map(address).join();

/** Addresses that name a product before all others. */
const namedFirst = (id: number) => address(`^="?p=${id},"`);

/**
 * Writes the rules that hide the columns which an address leaves out (`?p=1,4`), for the time before the island that
 * does so by script. An address that does not name at least two products shows all, as does one that has not
 * been read yet.
 *
 * They are as many as there are products, and not as there are choices of them.
 *
 * @param ids of all products
 * @returns rules without a layer
 */
export function columnStyles(ids: readonly number[]): string {
  const namesTwo = `:root:is(${ids.map(namedFirst).join()}):is(${ids.map(namedLater).join()})`;
  return ids
    .map(
      (id) =>
        `${namesTwo}:not(${namedFirst(id)},${namedLater(id)}) .comparison [data-product="${id}"]{display:none}`,
    )
    .join("\n");
}
