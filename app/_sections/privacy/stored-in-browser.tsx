import { useTranslations } from "next-intl";

import { storedNames } from "../../_content/company/privacy";
import { DataTable } from "../../_ui/data-table";
import { Section } from "../../_ui/section";

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
