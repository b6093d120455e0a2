import { useLocale, useTranslations } from "next-intl";

import { builtAt } from "../../../_content/built-at";
import { certificates } from "../../../_content/company/certificates";
import { warsawDay } from "../../../_content/validity/day";
import { path } from "../../../_i18n/paths";
import { Section, SectionMore } from "../../../_ui/section";
import { TextLink } from "../../../_ui/text-link";
import { Ledger } from "./ledger";

/** The documents; each can be enlarged, and its current edition requested. Below them, how to read marks and ISPM 15. */
export function Certificates() {
  const locale = useLocale();
  const t = useTranslations("home.certificates");
  return (
    <Section id="certify" heading={t("heading")} lead={t("lead")}>
      <Ledger documents={certificates} today={warsawDay(builtAt)} />
      <SectionMore row>
        <TextLink href={path(locale, "marks")}>{t("marksLink")}</TextLink>
        <TextLink href={path(locale, "ispm")}>{t("ispmLink")}</TextLink>
      </SectionMore>
    </Section>
  );
}
