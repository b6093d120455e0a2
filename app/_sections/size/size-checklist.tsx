import { useTranslations } from "next-intl";

import { PhoneLink } from "../../_features/contact/phone-link";
import { company } from "../../_content/company/company";
import type { SizeFields } from "../../_features/pallet/built/size-fields";
import { ButtonLink } from "../../_ui/button";
import { Icon } from "../../_ui/icon";
import { mail } from "../../_ui/icon-shapes";
import type { SizeWords } from "./size-words";

/** What is asked of a pallet, in the order of the form, and what it is given in. */
const requested = [
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
export function SizeChecklist({ reported }: { reported: SizeWords }) {
  const t = useTranslations("size");
  const email = company.emails.office;
  const questions = requested.map(([name, unit]) => {
    const options =
      name in reported.options && reported.options[name as keyof SizeWords["options"]].join(" / ");
    const provided = options || unit;
    return provided ? `${reported.fields[name]} (${provided})` : reported.fields[name];
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
