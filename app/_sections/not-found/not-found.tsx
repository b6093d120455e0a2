import { useTranslations } from "next-intl";

import { company, shownPhone } from "../../_content/company";
import { defaultLocale, locales } from "../../_i18n/languages";
import { path } from "../../_i18n/paths";
import { Icon } from "../../_ui/icon/icon";
import { arrowRight } from "../../_ui/icon/icon-shapes";
import { PhoneLink } from "../../_contact/phone-link";
import { BrokenPallet } from "./broken-pallet";
import { NotFoundNote } from "./not-found-note";
import "../../_ui/button/button.css";
import "../../_ui/section/section-head.css";
import "./not-found.css";

/** What a visitor reads at an address that has no page: the ways on, in Polish and then in the other languages. */
export function NotFound() {
  const t = useTranslations("notFound");
  const accessibility = useTranslations("accessibility");
  return (
    <div className="wrap">
      <div className="not-found deck">
        <div className="stack">
          <p className="not-found__code kerf" aria-hidden="true">
            {t("code")}
          </p>
          <h1>{t("heading")}</h1>
          <p className="lead">{t("lead")}</p>
          <p className="cluster">
            <a className="button button--accent button--large" href={path(defaultLocale, "catalogue")}>
              {t("catalogueButton")}
              <Icon shape={arrowRight} moves />
            </a>
            <a className="button" href={path(defaultLocale, "home")}>
              {t("homeButton")}
            </a>
            <a className="button" href={path(defaultLocale, "landing")}>
              {t("contactButton")}
            </a>
          </p>
          <p>
            <PhoneLink
              number={company.mainPhone}
              label={accessibility("phoneLink", { phone: shownPhone(company.mainPhone) })}
            />
          </p>
        </div>
        <BrokenPallet />
      </div>
      <div className="not-found__other deck">
        {locales
          .filter((locale) => locale !== defaultLocale)
          .map((locale) => (
            <NotFoundNote key={locale} locale={locale} />
          ))}
      </div>
    </div>
  );
}
