import { useLocale, useTranslations } from "next-intl";

import { company, phoneLink, shownPhone } from "../../_content/company";
import { path } from "../../_i18n/paths";
import { Icon } from "../../_ui/icon";
import { arrowRight } from "../../_ui/icon-shapes";
import "./call-to-action.css";

/** The one orange band of the page: phone or write. */
export function CallToAction() {
  const locale = useLocale();
  const t = useTranslations("home.callToAction");
  const phone = shownPhone(company.mainPhone);
  return (
    <section className="call-to-action on-accent" aria-labelledby="call-to-action-heading">
      <div className="wrap deck">
        <div className="call-to-action__text">
          <h2 id="call-to-action-heading">{t("heading")}</h2>
          <p>{t("lead")}</p>
        </div>
        <div className="call-to-action__actions cluster">
          <a className="button button--accent button--large" href={path(locale, "landing")}>
            {t("writeButton")}
            <Icon shape={arrowRight} moves />
          </a>
        </div>
        <a
          className="call-to-action__number"
          href={phoneLink(company.mainPhone)}
          aria-label={t("callButton", { phone })}
        >
          {phone}
        </a>
      </div>
    </section>
  );
}
