import { useTranslations } from "next-intl";

import { builtAt } from "../../../_content/built-at";
import { certificates } from "../../../_content/company/certificates";
import { warsawDay } from "../../../_content/validity/day";
import { Section, SectionMore } from "../../../_ui/section";
import { Ledger } from "./ledger";

/** The documents on an axis of time; each can be enlarged, and its current edition requested. */
export function Certificates() {
  const t = useTranslations("home.certificates");
  return (
    <Section id="certify" eyebrow={t("eyebrow")} heading={t("heading")} lead={t("lead")}>
      <Ledger documents={certificates} today={warsawDay(builtAt)} />
      <SectionMore>
        {t("legend")} {t("dateOnlyNote")} {t("note")}
      </SectionMore>
    </Section>
  );
}
