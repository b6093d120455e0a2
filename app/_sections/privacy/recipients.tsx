import { useLocale, useTranslations } from "next-intl";

import { isOutside, processors, storedNames } from "../../_content/company/privacy";
import { languages } from "../../_i18n/languages";
import { Section } from "../../_ui/section";
import { DataTable } from "../../_ui/data-table";

function useCountries() {
  const { region } = languages[useLocale()];
  const names = new Intl.DisplayNames(region, { type: "region" });
  const nameOf = (country: string) => names.of(country) ?? country;
  const list = new Intl.ListFormat(region);
  return { nameOf, listOf: (countries: readonly string[]) => list.format(countries.map(nameOf)) };
}

/** Returns the recipients of visitors' data (article 13(1)(e)): processors, then categories. */
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

/** Returns the legal basis of each transfer out of the European Economic Area (article 13(1)(f)). */
export function useTransfers(): readonly string[] {
  const t = useTranslations("privacy.transfer");
  const { nameOf, listOf } = useCountries();
  return processors.filter(isOutside).flatMap(({ name, seat, servers, basis }) =>
    // A missing basis can't be stated lawfully: `npm run golive` rejects it.
    basis === "none" ? [] : [t(basis, { name, country: nameOf(seat), servers: listOf(servers) })],
  );
}

/** Renders the data in the host's logs. Renders nothing while the host is unknown. */
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

/** Renders the data stored in a visitor's browser (Directive 2002/58/EC, article 5(3)). */
export function StoredInBrowser() {
  const t = useTranslations("privacy.device");
  const rows = (["language", "draft", "arrival"] as const).map((id) => ({
    id,
    name: (
      <>
        {t(`${id}.name`)}
        {id !== "language" && (
          <code className="privacy__names">
            {storedNames[id].map((name) => name.replace(/:$/, ":…")).join(", ")}
          </code>
        )}
      </>
    ),
    cells: [t(`${id}.purpose`), t(`${id}.keep`)],
  }));
  return (
    <Section id="device" heading={t("heading")} lead={t("lead")}>
      <DataTable
        caption={t("heading")}
        hidesCaption
        columns={[t("head.name"), t("head.purpose"), t("head.keep")]}
        rows={rows}
        kind="stacks"
      />
      <p>{t("basis")}</p>
    </Section>
  );
}
