import { useTranslations } from "next-intl";

import { company, phoneLink, shownPhone } from "../_content/company/company";
import { QuoteLink } from "../_quote/quote-link";
import "./call-to-action.css";

/**
 * Renders an orange band with the phone number, on the home page with a quote link. Orange marks the main action: at
 * most one band a page.
 */
export function CallToAction({ page }: { page: "home" | "landing" }) {
  const t = useTranslations();
  return (
    <section className="call-to-action on-accent" aria-labelledby="call-to-action-heading">
      <div className="wrap deck">
        <div className="column boards-1-3">
          <h2 id="call-to-action-heading">{t(`${page}.callToAction.heading`)}</h2>
          <p>{t(`${page}.callToAction.lead`)}</p>
        </div>
        <div className="call-to-action__actions cluster boards-4-5">
          <a
            className="call-to-action__number"
            href={phoneLink(company.mainPhone)}
            aria-label={t("accessibility.phoneLink", { phone: shownPhone(company.mainPhone) })}
          >
            {company.mainPhone}
          </a>
          {page === "home" && (
            <QuoteLink tone="accent" size="large" arrow>
              {t("home.callToAction.writeButton")}
            </QuoteLink>
          )}
        </div>
      </div>
    </section>
  );
}
