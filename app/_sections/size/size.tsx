import { useLocale, useTranslations } from "next-intl";

import { TermRow } from "../../_features/contact/term-row";
import { dimensionsOf, featured } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { Island } from "../../../islands/island";
import { PalletBuilder } from "./pallet-builder.client";
import { SizeChecklist } from "./size-checklist";
import { useSizeWords } from "./use-size-words";
import "./size.css";

import "../../_styles/datasheet.css";
import "../../_styles/pallet-sheet.css";

const terms = [
  "deckboard",
  "edgeBoard",
  "stringerBoard",
  "block",
  "boardGap",
  "forkOpening",
  "entryHeight",
  "pointLoad",
] as const;

/** The tool for a pallet of one's own; without a script the usual pallet, and what to write into an enquiry. */
export function Size() {
  const locale = useLocale();
  const words = useTranslations();
  const reported = useSizeWords();
  return (
    <div className="size wrap">
      <Island
        name="pallet-builder"
        component={PalletBuilder}
        hydrate="interest"
        props={{
          locale,
          words: reported,
          starts: featured.map(({ id, name, geometry }) => ({
            id,
            name: words(name),
            dimension: dimensionsOf(geometry),
          })),
          quote: path(locale, "landing"),
          planner: path(locale, "load"),
        }}
      />
      <SizeChecklist reported={reported} />
      <TermRow terms={terms} />
    </div>
  );
}
