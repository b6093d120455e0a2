import { useLocale, useTranslations } from "next-intl";

import { TermRow } from "../../_features/contact/term-row";
import { dimensionsOf, featured } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { Island } from "../../../islands/island";
import { PalletBuilder } from "./pallet-builder.client";
import { PhoneLink } from "../../_features/contact/phone-link";
import { company } from "../../_content/company/company";
import type { SizeFields } from "../../_features/pallet/built/size-fields";
import { ButtonLink } from "../../_ui/button";
import { Icon } from "../../_ui/icon";
import { mail } from "../../_ui/icon-shapes";
import type { SizeWords } from "./size-words";
import { useSizeWords } from "./use-size-words";
import "./size.css";
import "../../_styles/datasheet.css";
import "../../_styles/pallet-sheet.css";

/** The fields of a pallet, in the order of the form, and their units. */
const questionKeys = [
  ...(["l", "w"] as const).map((name) => [name, "mm"] as const),
  ["n"],
  ...(["t", "b", "a"] as const).map((name) => [name, "mm"] as const),
  ["k"],
  ["y", "mm"],
  ["e"],
  ["m", "kg"],
  ["c"],
  ["s"],
  ["r", "mm"],
  ["h"],
  ["d"],
  ["q"],
  ["z"],
  ["f"],
] as const satisfies readonly (readonly [name: Exclude<keyof SizeFields, "p">, unit?: string])[];

/** Takes the form's place where no script can draw: its fields as a list, and as a message that only lacks the answers. */
function SizeChecklist({ sizeWords }: { sizeWords: SizeWords }) {
  const t = useTranslations("size");
  const email = company.emails.office;
  const questions = questionKeys.map(([name, unit]) => {
    const options =
      name in sizeWords.options && sizeWords.options[name as keyof SizeWords["options"]].join(" / ");
    const choicesOrUnit = options || unit;
    return choicesOrUnit ? `${sizeWords.fields[name]} (${choicesOrUnit})` : sizeWords.fields[name];
  });
  const parts = {
    subject: t("heading"),
    // Lines of a message end with CR LF (RFC 6068).
    body: questions.map((question) => `${question}: `).join("\r\n"),
  };
  const filled = Object.entries(parts).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return (
    <div className="size__checklist no-js-only">
      <p>{t("noScript")}</p>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <p>{t("checklist")}</p>
      <div className="cluster">
        <ButtonLink href={`mailto:${email}?${filled.join("&")}`} tone="strong">
          <Icon shape={mail} />
          {email}
        </ButtonLink>
        <PhoneLink button />
      </div>
    </div>
  );
}

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
  const sizeWords = useSizeWords();
  return (
    <div className="size wrap">
      <Island
        name="pallet-builder"
        component={PalletBuilder}
        hydrate="interest"
        props={{
          locale,
          words: sizeWords,
          starts: featured.map(({ id, name, geometry }) => ({
            id,
            name: words(name),
            dimension: dimensionsOf(geometry),
          })),
          quote: path(locale, "landing"),
          planner: path(locale, "load"),
        }}
      />
      <SizeChecklist sizeWords={sizeWords} />
      <TermRow terms={terms} />
    </div>
  );
}
