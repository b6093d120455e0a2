"use client";
import { useLayoutEffect, useRef, useState } from "react";

import { useAddressFields } from "../../_lib/address-fields";
import { announce } from "../../_lib/announce";
import { useAfterFrame } from "../../_lib/use-after-frame";
import { ShareMenu, type ShareWords } from "../../_ui/share-menu";
import { chosenProducts, showColumns } from "./columns";

export interface ComparisonFilterProps {
  products: readonly { id: number; name: string; shortName: string }[];
  words: Readonly<Record<"choose" | "atLeastTwo" | "onlyDifferences", string>>;
  share: ShareWords;
}

/** Which products, with commas (empty: all), and whether only differences are shown. */
const usual = { p: "", d: "" };

/**
 * Hides columns and rows of the table beside it, which stays HTML. What is chosen is in the address.
 */
export function ComparisonFilter({ products, words, share }: ComparisonFilterProps) {
  const [fields, write] = useAddressFields(usual);
  const place = useRef<HTMLDivElement>(null);
  const [wasRefused, setWasRefused] = useState(false);
  const all = products.map(({ id }) => id);
  const chosen = chosenProducts(fields.p, all);
  // The address requests an unknown product, or one alone.
  const isRefused = fields.p !== "" && chosen === all;
  const onlyDifferences = fields.d === "1";

  // A box shows its mark before the table is laid out anew.
  const shown = useAfterFrame(fields);
  useLayoutEffect(() => {
    const table = place.current?.closest(".comparison")?.querySelector("table");
    const ids = products.map(({ id }) => id);
    if (table) showColumns(table, chosenProducts(shown.p, ids), shown.d === "1");
  }, [shown, products, words]);

  const show = (id: number, isShown: boolean) => {
    const next = all.filter((each) => (each === id ? isShown : chosen.includes(each)));
    setWasRefused(next.length < 2);
    if (next.length < 2) return announce(words.atLeastTwo);
    write({ p: next.length === all.length ? "" : next.join() });
  };
  const showOnly = (differences: boolean) => {
    setWasRefused(false);
    // What the address requested in vain is not requested again.
    write({ d: differences ? "1" : "", ...(isRefused && { p: "" }) });
  };
  return (
    <div className="filter js-only" ref={place}>
      <fieldset>
        <legend>{words.choose}</legend>
        {products.map(({ id, name, shortName }) => (
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
      <div className="filter__share">
        <ShareMenu words={share} />
      </div>
      {/* An address that names none, or one alone, gets the sentence that a press gets. */}
      <p>{(wasRefused || isRefused) && words.atLeastTwo}</p>
    </div>
  );
}
