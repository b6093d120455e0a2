"use client";
import { useLayoutEffect, useState } from "react";

import { useAddressFields } from "../../../_browser/address-fields";
import { copyAddress } from "../../../_browser/clipboard/copy-address";
import { useEarlierInput } from "../../../_browser/earlier-input";
import { Button } from "../../../_ui/button/button";
import { chosenProducts, showColumns } from "./columns";

export interface ComparisonFilterProps {
  products: readonly { id: number; name: string }[];
  words: Readonly<
    Record<"choose" | "atLeastTwo" | "onlyDifferences" | "different" | "share" | "copied" | "print", string>
  >;
}

/** Which products, with commas (empty: all), and whether only differences are shown. */
const usual = { p: "", d: "" };

/**
 * Hides columns and rows of the table beside it, which stays HTML. What is chosen is in the address; until this wakes,
 * the style sheet hides the columns.
 */
export function ComparisonFilter({ products, words }: ComparisonFilterProps) {
  const [fields, write] = useAddressFields(usual);
  const place = useEarlierInput<HTMLDivElement>();
  const [told, setTold] = useState("");
  const all = products.map(({ id }) => id);
  const chosen = chosenProducts(fields.p, all);
  const onlyDifferences = fields.d === "1";
  // An address that names none, or one alone, gets the sentence that a press gets.
  const isRefused = fields.p !== "" && chosen === all;

  useLayoutEffect(() => {
    const table = place.current?.closest(".comparison")?.querySelector("table");
    if (table) showColumns(table, chosen, onlyDifferences, words.different);
  });

  const show = (id: number, isShown: boolean) => {
    const next = all.filter((each) => (each === id ? isShown : chosen.includes(each)));
    if (next.length < 2) return setTold(words.atLeastTwo);
    setTold("");
    write({ p: next.length === all.length ? "" : next.join(",") });
  };
  const share = async () => {
    try {
      if (Reflect.has(navigator, "share")) return await navigator.share({ url: location.href });
      setTold(await copyAddress(words.copied));
    } catch (error) {
      // Closing the sheet is no failure.
      if ((error as Error).name !== "AbortError") setTold(location.href);
    }
  };
  return (
    <div className="filter js-only" ref={place}>
      <fieldset>
        <legend>{words.choose}</legend>
        {products.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) => show(id, target.checked)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <label>
        <input
          type="checkbox"
          checked={onlyDifferences}
          onChange={({ target }) => write({ d: target.checked ? "1" : "" })}
        />
        {words.onlyDifferences}
      </label>
      <div className="cluster">
        <Button onClick={() => void share()}>{words.share}</Button>
        <Button onClick={() => print()}>{words.print}</Button>
      </div>
      <p role="status">{told || (isRefused && words.atLeastTwo)}</p>
    </div>
  );
}
