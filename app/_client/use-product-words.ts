import { useEffect, useState } from "react";

import type { ProductWords } from "../_i18n/product-words";
import { basePath } from "../_i18n/paths";

/** What is known of the products that an address requests besides those that the page names. */
export interface RequestedProducts {
  /** Those that have come, in the order in which they did; they stay when the address names them no more. */
  readonly come: readonly ProductWords[];
  /** Those that could not be fetched; they are requested again with the next one. */
  readonly lost: readonly number[];
}

/**
 * Fetches the words of products that the page itself does not name.
 *
 * @param ids of products that there are
 */
export function useProductWords(ids: readonly number[]): RequestedProducts {
  const [{ come, lost }, setRequested] = useState<RequestedProducts>({ come: [], lost: [] });
  const open = ids.filter((id) => !come.some((product) => product.id === id)).join();
  useEffect(() => {
    let isCurrent = true;
    const wanted = open ? open.split(",").map(Number) : [];
    const fetched = wanted.map((id) => productWords(id).catch(() => id));
    if (wanted.length)
      void Promise.all(fetched).then((answers) => {
        if (!isCurrent) return;
        setRequested((before) => ({
          come: [...before.come, ...answers.filter((answer) => typeof answer === "object")],
          lost: answers.filter((answer) => typeof answer === "number"),
        }));
      });
    return () => {
      isCurrent = false;
    };
  }, [open]);
  return { come, lost };
}

/** @throws TypeError or SyntaxError when it can't be had */
async function productWords(id: number): Promise<ProductWords> {
  const answer = await fetch(`${basePath}/assets/products/${document.documentElement.lang}-${id}.json`);
  return (await answer.json()) as ProductWords;
}
