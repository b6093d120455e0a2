"use client";
import { lazy, Suspense, useLayoutEffect, useRef, useState } from "react";

import { useAddressFields } from "../../../_client/address-fields";
import { copyAddress } from "../../../_client/copy-address";
import { pageAddress } from "../../../_client/page-address";
import { Button } from "../../../_ui/button";
import { chosenProducts, showColumns } from "./columns";
import type { ColumnWords } from "./more-columns";
import { useProductWords } from "../../../_client/use-product-words";

/**
 * Reads which columns an address requests, and fetches those that the page did not come with.
 *
 * @param text ids with commas; empty: those that the page came with
 * @param named ids of those
 * @param areMore whether there are any others
 */
function useColumns(text: string, named: readonly number[], areMore: boolean) {
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
    /** Whether the address requests an unknown product, or one alone. */
    isRefused: text !== "" && chosen === named && !areComing,
  };
}

// Where the address requests a product that the page does not name.
const MoreColumns = lazy(() => import("./more-columns"));

export interface ComparisonFilterProps {
  products: readonly { id: number; name: string; shortName: string }[];
  words: Readonly<
    Record<"choose" | "atLeastTwo" | "onlyDifferences" | "different" | "share" | "copied" | "print", string>
  >;
  /** What columns need that the page does not come with; undefined where it comes with all. */
  more?: (ColumnWords & { readonly lost: string }) | undefined;
}

/** Which products, with commas (empty: those that the page names), and whether only differences are shown. */
const usual = { p: "", d: "" };

/**
 * Hides columns and rows of the table beside it, which stays HTML, and adds columns that the address
 * requests. What is chosen is in the address; until this is hydrated, the style sheet hides the columns.
 */
export function ComparisonFilter({ products, words, more }: ComparisonFilterProps) {
  const [fields, write] = useAddressFields(usual);
  const place = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState("");
  // The fetched columns set this when they are in the table: then all are shown and compared anew.
  const [, setDrawn] = useState(0);
  const named = products.map(({ id }) => id);
  const { come, areLost, all, chosen, isRefused } = useColumns(fields.p, named, Boolean(more));
  const onlyDifferences = fields.d === "1";
  // An address that names none, or one alone, gets the sentence that a press gets.
  const refusal = areLost ? more?.lost : isRefused && words.atLeastTwo;

  useLayoutEffect(() => {
    const table = place.current?.closest(".comparison")?.querySelector("table");
    if (table) showColumns(table, chosen, onlyDifferences, words.different);
  });

  const show = (id: number, isShown: boolean) => {
    const next = all.filter((each) => (each === id ? isShown : chosen.includes(each)));
    if (next.length < 2) return setAnnounced(words.atLeastTwo);
    setAnnounced("");
    write({ p: next.join() === named.join() ? "" : next.join() });
  };
  const showOnly = (differences: boolean) => {
    setAnnounced("");
    // What the address requested in vain is not requested again.
    write({ d: differences ? "1" : "", ...(isRefused && { p: "" }) });
  };
  const share = async () => {
    try {
      if (Reflect.has(navigator, "share")) return await navigator.share({ url: pageAddress().href });
      setAnnounced(await copyAddress(words.copied));
    } catch (error) {
      // Closing the sheet is no failure.
      if ((error as Error).name !== "AbortError") setAnnounced(pageAddress().href);
    }
  };
  return (
    <div className="filter js-only" ref={place}>
      {more && come.length > 0 && (
        <Suspense>
          <MoreColumns {...more} products={come} onDrawn={setDrawn} />
        </Suspense>
      )}
      <fieldset>
        <legend>{words.choose}</legend>
        {[...products, ...come].map(({ id, name, shortName }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              aria-label={`${shortName}: ${name}`}
              onChange={({ target }) => show(id, target.checked)}
            />
            {shortName}
          </label>
        ))}
      </fieldset>
      <label>
        <input
          type="checkbox"
          checked={onlyDifferences}
          onChange={({ target }) => showOnly(target.checked)}
        />
        {words.onlyDifferences}
      </label>
      <div className="cluster">
        <Button onClick={() => void share()}>{words.share}</Button>
        <Button onClick={() => print()}>{words.print}</Button>
      </div>
      <p role="status">{announced || refusal}</p>
    </div>
  );
}
