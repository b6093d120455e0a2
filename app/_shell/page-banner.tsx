import { useLocale, useTranslations } from "next-intl";

import type { PictureName } from "../_content/pictures";
import { path } from "../_i18n/paths";
import { Breadcrumb } from "../_ui/breadcrumb/breadcrumb";
import { PhoneLink } from "../_contact/phone-link";
import { QuoteLink } from "../_contact/quote-link";
import { Picture } from "../_ui/picture/picture";
import "./page-banner.css";

interface PageBannerProps {
  /** Namespace of the page's words. */
  page: "catalogue" | "news";
  /** The picture of the page, printed on five boards; its largest paint. */
  picture: PictureName;
}

/** The head of a page that is not the home page: trail, h1, lead, quote and phone, a picture on boards. */
export function PageBanner({ page, picture }: PageBannerProps) {
  const locale = useLocale();
  const t = useTranslations(page);
  return (
    <div className="page-banner">
      <div className="wrap">
        <Breadcrumb
          label={t("breadcrumb.label")}
          links={[{ href: path(locale, "home"), text: t("breadcrumb.home") }]}
          current={t("breadcrumb.current")}
        />
        <div className="deck">
          <div className="page-banner__text">
            <h1>{t("heading")}</h1>
            <p className="lead">{t("lead")}</p>
            <p className="cluster">
              <QuoteLink tone="accent" size="large" arrow />
              <PhoneLink />
            </p>
          </div>
          <div className="page-banner__picture">
            {/* Beside the text the picture takes two of five boards (36 % of a page of 84rem at most). */}
            <Picture
              name={picture}
              alt={t("bannerAlt")}
              sizes="(min-width: 90rem) 30rem, (min-width: 64rem) 34vw, calc(100vw - 2rem)"
              priority
            />
          </div>
        </div>
      </div>
    </div>
  );
}
