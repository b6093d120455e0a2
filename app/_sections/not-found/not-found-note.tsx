import { getTranslations } from "next-intl/server";

import { languages, type Locale } from "../../_i18n/languages";
import { path } from "../../_i18n/paths";
import { Flag } from "../../_ui/flag";
import { TextLink } from "../../_ui/text-link";

const ways = [
  { label: "catalogueButton", page: "catalogue" },
  { label: "homeButton", page: "home" },
  { label: "contactButton", page: "landing" },
] as const;

/** The same message for readers of another language, with its own ways on (WCAG 2.2, 3.1.2: `lang` on the part). */
export async function NotFoundNote({ locale }: { locale: Locale }) {
  const { code, tag } = languages[locale];
  const t = await getTranslations({ locale, namespace: "notFound" });
  return (
    <section className="stacked" lang={tag}>
      <h2>
        <Flag code={code} />
        {t("heading")}
      </h2>
      <p>{t("lead")}</p>
      <p className="cluster">
        {ways.map(({ label, page }) => (
          <TextLink key={page} href={path(locale, page)} hrefLang={tag}>
            {t(label)}
          </TextLink>
        ))}
      </p>
    </section>
  );
}
