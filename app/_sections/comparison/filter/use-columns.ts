import { useProductWords } from "../../../_client/use-product-words";
import { chosenProducts } from "./columns";

/**
 * Reads which columns an address asks for, and fetches those that the page did not come with.
 *
 * @param text ids with commas; empty: those that the page came with
 * @param named ids of those
 * @param areMore whether there are any others
 */
export function useColumns(text: string, named: readonly number[], areMore: boolean) {
  const requested = areMore ? text.split(",").filter((id) => /^[1-9]\d*$/.test(id)) : [];
  const others = [...new Set(requested.map(Number))].filter((id) => !named.includes(id));
  const { come, lost } = useProductWords(others);
  const all = [...named, ...come.map(({ id }) => id)];
  const chosen = chosenProducts(text, all, named);
  const areComing = others.some((id) => !all.includes(id) && !lost.includes(id));
  return {
    /** The others that have come. */
    come,
    /** Whether some could not be had. */
    areLost: others.some((id) => lost.includes(id)),
    /** Ids of all that there is a column for. */
    all,
    chosen,
    /** Whether the address asks for what there is not, or for one alone. */
    isRefused: text !== "" && chosen === named && !areComing,
  };
}
