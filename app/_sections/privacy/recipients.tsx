import { useLocale, useTranslations } from "next-intl";

import { isOutside, processors } from "../../_content/company/privacy";
import { languages } from "../../_i18n/languages";
import { Section } from "../../_ui/section";

/** Names of countries in the page's language, and lists of them. */
function useCountries() {
  const { region } = languages[useLocale()];
  const names = new Intl.DisplayNames(region, { type: "region" });
  const nameOf = (country: string) => names.of(country) ?? country;
  const list = new Intl.ListFormat(region);
  return { nameOf, listOf: (countries: readonly string[]) => list.format(countries.map(nameOf)) };
}

/** Who gets data of visitors (article 13(1)(e)): the processors by their rows, then the kinds of others. */
export function useRecipients(): readonly string[] {
  const t = useTranslations("privacy.recipients");
  const { nameOf } = useCountries();
  return [
    ...processors.map(({ role, name, seat }) => t(role, { name, country: nameOf(seat) })),
    t("carriers"),
    t("advisers"),
    t("authorities"),
  ];
}

/** What a transfer out of the Economic Area rests on (article 13(1)(f)), for each processor outside of it. */
export function useTransfers(): readonly string[] {
  const t = useTranslations("privacy.transfer");
  const { nameOf, listOf } = useCountries();
  return processors.filter(isOutside).flatMap(({ name, seat, servers, basis }) =>
    // Without a basis there is nothing lawful to say: `npm run golive` refuses it.
    basis === "none" ? [] : [t(basis, { name, country: nameOf(seat), servers: listOf(servers) })],
  );
}

/** What the host of the site keeps of a visit; nothing while it is not known who that is. */
export function ServerLogs() {
  const t = useTranslations("privacy.logs");
  const host = processors.find(({ role }) => role === "hosting");
  return (
    host && (
      <Section id="logs" heading={t("heading")}>
        <p>{t("text", { name: host.name })}</p>
      </Section>
    )
  );
}
