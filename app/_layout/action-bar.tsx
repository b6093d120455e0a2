import { useLocale, useTranslations } from "next-intl";

import { quoteAddress, subjectOf } from "../_quote/quote-address";
import { company, phoneLink, shownPhone } from "../_content/company/company";
import type { Page } from "../_i18n/paths";
import { ButtonLink } from "../_ui/button";
import { Icon } from "../_ui/icon";
import { arrowUp, phone } from "../_ui/icon-shapes";
import "./action-bar.css";

/**
 * Quote, phone and the way back to the top, at the foot of small screens; from 1200 px on, where the header has the other
 * two, the way to the top alone. It comes and goes by CSS.
 */
export function ActionBar({ page }: { page: Page }) {
  const locale = useLocale();
  const t = useTranslations("actionBar");
  const nav = useTranslations("nav");
  const number = useTranslations("accessibility")("phoneLink", { phone: shownPhone(company.mainPhone) });
  return (
    <div className="action-bar" role="group" aria-label={t("label")}>
      <ButtonLink
        className="action-bar__quote"
        href={page.route === "landing" ? "#form" : quoteAddress(locale, subjectOf(page))}
        tone="accent"
      >
        {nav("requestQuote")}
      </ButtonLink>
      <a href={phoneLink(company.mainPhone)} aria-label={number}>
        <Icon shape={phone} />
      </a>
      <a href="#top" aria-label={nav("scrollToTop")}>
        <Icon shape={arrowUp} />
      </a>
    </div>
  );
}
