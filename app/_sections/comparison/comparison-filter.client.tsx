"use client";
import { useLayoutEffect, useMemo, useRef, useState } from "react";

import { useAddressFields } from "../../_lib/address-fields";
import { announce } from "../../_lib/announce";
import { useAfterFrame } from "../../_lib/use-after-frame";
import { type IslandMessages, translator } from "../../_i18n/translator";
import { ResultMenu } from "../../_tools/kit/result-menu";
import { chosenProducts, showColumns } from "./columns";

export interface ComparisonFilterProps {
  products: readonly { id: number; name: string; shortName: string }[];
  texts: Readonly<Record<"choose" | "atLeastTwo" | "onlyDifferences", string>>;
  share: IslandMessages<"share">;
}

/** Product ids with commas (empty: all), and "1" to show only differences. */
const usual = { p: "", d: "" };

/** Renders a filter that hides columns and rows of the HTML table beside it. The address holds the choice. */
export function ComparisonFilter({ products, texts, share }: ComparisonFilterProps) {
  const [fields, write] = useAddressFields(usual);
  const t = useMemo(() => translator(share), [share]);
  const element = useRef<HTMLDivElement>(null);
  const [wasRefused, setWasRefused] = useState(false);
  const all = products.map(({ id }) => id);
  const chosen = chosenProducts(fields.p, all);
  // The address names an unknown product, or only one.
  const isRefused = fields.p !== "" && chosen === all;
  const onlyDifferences = fields.d === "1";

  // Paints the checkbox before the layout of the table.
  const shown = useAfterFrame(fields);
  useLayoutEffect(() => {
    const table = element.current?.closest(".comparison")?.querySelector("table");
    const ids = products.map(({ id }) => id);
    if (table) showColumns(table, chosenProducts(shown.p, ids), shown.d === "1");
  }, [shown, products, texts]);

  const show = (id: number, isShown: boolean) => {
    const next = all.filter((each) => (each === id ? isShown : chosen.includes(each)));
    setWasRefused(next.length < 2);
    if (next.length < 2) return announce(texts.atLeastTwo);
    write({ p: next.length === all.length ? "" : next.join() });
  };
  const showOnly = (differences: boolean) => {
    setWasRefused(false);
    // Removes the rejected products from the address.
    write({ d: differences ? "1" : "", ...(isRefused && { p: "" }) });
  };
  return (
    <div className="filter row js-only" ref={element}>
      <fieldset className="row">
        <legend>{texts.choose}</legend>
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
        {texts.onlyDifferences}
      </label>
      <div className="filter__share">
        <ResultMenu t={t} />
      </div>
      {/* The message also appears for an address with fewer than two products. */}
      <p>{(wasRefused || isRefused) && texts.atLeastTwo}</p>
    </div>
  );
}
