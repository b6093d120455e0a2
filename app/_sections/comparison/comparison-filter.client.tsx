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

/** Product ids with commas (empty: all), and "1" to show only differences. */
const usual = { p: "", d: "" };

/** Renders a filter that hides columns and rows of the HTML table beside it. The address holds the choice. */
export function ComparisonFilter({ products, words, share }: ComparisonFilterProps) {
  const [fields, write] = useAddressFields(usual);
  const place = useRef<HTMLDivElement>(null);
  const [wasRefused, setWasRefused] = useState(false);
  const all = products.map(({ id }) => id);
  const chosen = chosenProducts(fields.p, all);
  // The address names an unknown product, or only one.
  const isRefused = fields.p !== "" && chosen === all;
  const onlyDifferences = fields.d === "1";

  // Paints the checkbox before the layout of the table.
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
    // Removes the rejected products from the address.
    write({ d: differences ? "1" : "", ...(isRefused && { p: "" }) });
  };
  return (
    <div className="filter js-only" ref={place}>
      <fieldset className="row">
        <legend>{words.choose}</legend>
        {products.map(({ id, name, shortName }) => (
          <label className="target" key={id}>
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
      <label className="target">
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
      {/* The message also appears for an address with fewer than two products. */}
      <p>{(wasRefused || isRefused) && words.atLeastTwo}</p>
    </div>
  );
}
