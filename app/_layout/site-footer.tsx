import { useLocale, useTranslations } from "next-intl";

import { addressLines, company } from "../_content/company/company";
import { footerMenu } from "../_content/menu";
import { asset, type Page, path } from "../_i18n/paths";
import { PhoneLink } from "../_components/phone-link";
import { useFrameQuoteOf } from "../_tools/frame-quote";
import { Fold } from "../_ui/fold";
import "./site-footer.css";

/** Renders the footer of every page. */
export function SiteFooter({ page }: { page: Page }) {
  const locale = useLocale();
  const t = useTranslations("footer");
  const nav = useTranslations("nav");
  const companyData = useTranslations("companyData");
  const accessibility = useTranslations("accessibilityStatement");
  const quote = useFrameQuoteOf(page);
  return (
    <footer className="site-footer" aria-label={t("label")}>
      <div className="site-footer__body on-strong">
        <div className="wrap">
          <div className="site-footer__grid deck">
            <div className="site-footer__brand">
              <img
                src={asset("/icons/logo-accent.svg")}
                width={272}
                height={55}
                alt={company.name}
                loading="lazy"
              />
              <p>{t("description")}</p>
            </div>
            <dl className="site-footer__contact columns">
              <div>
                <dt>{t("addressLabel")}</dt>
                {company.addresses.map((address) => (
                  <dd key={address.street}>
                    <address>{addressLines(address).join("\n")}</address>
                  </dd>
                ))}
              </div>
              <div>
                <dt>{t("phoneLabel")}</dt>
                <dd>
                  <PhoneLink />
                </dd>
              </div>
              <div>
                <dt>{t("emailLabel")}</dt>
                <dd>
                  <a href={`mailto:${company.emails.office}`}>{company.emails.office}</a>
                </dd>
              </div>
            </dl>
            <nav className="site-footer__nav columns" aria-label={t("menuLabel")}>
              {footerMenu.map(({ heading, links }) => (
                <Fold className="fold--phone" key={heading}>
                  <summary>
                    <h2 id={`footer-${heading}`}>{nav(heading)}</h2>
                  </summary>
                  <ul aria-labelledby={`footer-${heading}`}>
                    {links.map((link) => (
                      <li key={link.label}>
                        <a href={path(locale, link.page, link.anchor)}>{nav(link.label)}</a>
                      </li>
                    ))}
                    {heading === "range" && (
                      <li>
                        <a href={quote.href} data-quote="" data-hold={quote.amount}>
                          {nav("requestQuote")}
                        </a>
                      </li>
                    )}
                  </ul>
                </Fold>
              ))}
            </nav>
          </div>
          <div className="site-footer__legal spread">
            <p>{t("copyright", { year: company.copyrightYear, company: company.name })}</p>
            <p>
              <a href={path(locale, "companyData")}>{companyData("link")}</a>
              {" · "}
              <a href={path(locale, "privacy")}>{t("privacyLink")}</a>
              {" · "}
              <a href={path(locale, "accessibility")}>{accessibility("link")}</a>
            </p>
            <p>{t("credit", { designer: company.designer })}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}
