import { useLocale, useTranslations } from "next-intl";

import { path } from "../_i18n/paths";
import { type PlainRoute, routes } from "../_i18n/routes";
import { Breadcrumb } from "../_ui/breadcrumb/breadcrumb";
import "./page-intro.css";

/** The pages with a trail: their rows name their heading and lead, too. */
type IntroPage = {
  [Route in PlainRoute]: (typeof routes)[Route]["trail"] extends null ? never : Route;
}[PlainRoute];

/** What the words of a trail stand in: the first name of their keys. */
type Room<Key extends string> = Key extends `${infer Name}.${string}` ? Name : never;

/** The head of a page without a photograph: trail, h1, lead. */
export function PageIntro({ page }: { page: IntroPage }) {
  const locale = useLocale();
  const t = useTranslations();
  const { trail, share } = routes[page];
  const [room] = trail.current.split(".") as [Room<typeof trail.current>];
  return (
    <div className="page-intro">
      <div className="wrap">
        <Breadcrumb
          label={t(`${room}.breadcrumb.label`)}
          links={trail.above.map(({ page, label }) => ({ href: path(locale, page), text: t(label) }))}
          current={t(trail.current)}
        />
        <div className="page-intro__deck deck">
          <h1>{t(share.title)}</h1>
          <p className="lead">{t(share.text)}</p>
        </div>
      </div>
    </div>
  );
}
