import { useTranslations } from "next-intl";

import { defaultLocale, locales } from "../../_i18n/languages";
import { path } from "../../_i18n/paths";
import { ButtonLink } from "../../_ui/button";
import { PhoneLink } from "../../_features/contact/phone-link";
import { QuoteLink } from "../../_features/contact/quote-link";
import { BrokenPallet } from "./broken-pallet";
import { NotFoundNote } from "./not-found-note";
import "./not-found.css";

/** What a visitor reads at an address that has no page: the ways on, in Polish and then in the other languages. */
export function NotFound() {
  const t = useTranslations("notFound");
  return (
    <div className="wrap">
      <div className="not-found deck">
        <div className="stacked">
          <p className="not-found__code kerf" aria-hidden="true">
            {t("code")}
          </p>
          <h1>{t("heading")}</h1>
          <p className="lead">{t("lead")}</p>
          <p className="cluster">
            <ButtonLink href={path(defaultLocale, "catalogue")} tone="accent" size="large" arrow>
              {t("catalogueButton")}
            </ButtonLink>
            <ButtonLink href={path(defaultLocale, "home")}>{t("homeButton")}</ButtonLink>
            <QuoteLink>{t("contactButton")}</QuoteLink>
          </p>
          <p>
            <PhoneLink />
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
