import { type Messages, useLocale, useTranslations } from "next-intl";

import { path } from "../_i18n/paths";
import { type PlainRoute, routes } from "../_i18n/routes";
import { Breadcrumb } from "../_ui/breadcrumb/breadcrumb";
import "./page-intro.css";

/** The pages with the words of an intro, and a trail. */
type IntroPage = {
  [Route in PlainRoute & keyof Messages]: Messages[Route] extends Record<"heading" | "lead", string>
    ? (typeof routes)[Route]["trail"] extends null
      ? never
      : Route
    : never;
}[PlainRoute & keyof Messages];

/** The head of a page without a photograph: trail, h1, lead. */
export function PageIntro({ page }: { page: IntroPage }) {
  const locale = useLocale();
  const t = useTranslations(page);
  const words = useTranslations();
  const { above, current } = routes[page].trail;
  return (
    <div className="page-intro">
      <div className="wrap">
        <Breadcrumb
          label={t("breadcrumb.label")}
          links={above.map(({ page, label }) => ({ href: path(locale, page), text: words(label) }))}
          current={words(current)}
        />
        <div className="page-intro__deck deck">
          <h1>{t("heading")}</h1>
          <p className="lead">{t("lead")}</p>
        </div>
      </div>
    </div>
  );
}
