import { useLocale, useTranslations } from "next-intl";

import { company } from "../../_content/company/company";
import { footerMenu, toolsMenu } from "../../_content/menu";
import { asset, path, type Page } from "../../_i18n/paths";
import { eurPallet } from "../../_content/eur-pallet";
import { silhouette } from "../../_features/pallet/silhouette";
import { PhoneLink } from "../../_features/contact/phone-link";
import { quoteAddress, subjectOf } from "../../_features/contact/quote-address";
import { PostalAddress } from "../../_features/contact/postal-address";
import "./site-footer.css";

/** The pallet that every page stands on: address, phone, short menu, copyright and credit. */
export function SiteFooter({ page }: { page: Page }) {
  const locale = useLocale();
  const t = useTranslations("footer");
  const nav = useTranslations("nav");
  return (
    <footer className="site-footer" aria-label={t("label")}>
      <svg
        className="site-footer__pallet"
        viewBox={`0 0 ${eurPallet.length} ${eurPallet.height}`}
        aria-hidden="true"
      >
        <path d={silhouette(eurPallet)} />
      </svg>
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
            <dl className="site-footer__contact">
              <div>
                <dt>{t("addressLabel")}</dt>
                {company.addresses.map((address) => (
                  <dd key={address.street}>
                    <address>
                      <PostalAddress address={address} />
                    </address>
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
            <nav className="site-footer__nav" aria-labelledby="footer-menu">
              <h2 id="footer-menu">{t("menuLabel")}</h2>
              <ul className="site-footer__links">
                {footerMenu.map((link) => (
                  <li key={link.label}>
                    <a href={path(locale, link.page, link.anchor)}>{nav(link.label)}</a>
                  </li>
                ))}
                <li>
                  <a href={quoteAddress(locale, subjectOf(page))}>{nav("requestQuote")}</a>
                </li>
              </ul>
              <h2 id="footer-tools">{nav("tools")}</h2>
              <ul className="site-footer__links" aria-labelledby="footer-tools">
                {toolsMenu.map((link) => (
                  <li key={link.label}>
                    <a href={path(locale, link.page, link.anchor)}>{nav(link.label)}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div className="site-footer__legal">
            <p>{t("copyright", { year: company.copyrightYear, company: company.name })}</p>
            <p>
              <a href={path(locale, "landing", "privacy")}>{t("privacyLink")}</a>
            </p>
            <p>{t("credit", { designer: company.designer })}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}
