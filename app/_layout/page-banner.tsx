import { type Messages, useTranslations } from "next-intl";

import { Breadcrumb } from "../_components/breadcrumb";
import { counts } from "../_content/counts";
import type { PictureName } from "../_content/pictures";
import type { PlainRoute } from "../_i18n/routes";
import { PhoneLink } from "../_components/phone-link";
import { QuoteLink } from "../_quote/quote-link";
import { Picture } from "../_ui/picture";
import "./page-banner.css";

/** The pages with the words of a banner. */
type BannerPage = {
  [Route in PlainRoute & keyof Messages]: Messages[Route] extends Record<
    "heading" | "lead" | "bannerAlt",
    string
  >
    ? Route
    : never;
}[PlainRoute & keyof Messages];

interface PageBannerProps {
  /** Which page; its words lie under its name. */
  page: BannerPage;
  /** The picture of the page, printed on five boards; its largest paint. */
  picture: PictureName;
}

/** The head of a page that is not the home page: trail, h1, lead, quote and phone, a picture on boards. */
export function PageBanner({ page, picture }: PageBannerProps) {
  const t = useTranslations(page);
  return (
    <div className="page-banner">
      <div className="wrap">
        <Breadcrumb page={page} />
        <div className="deck">
          <div className="page-banner__text">
            <h1>{t("heading")}</h1>
            <p className="lead">{t("lead", counts)}</p>
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
