import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { company, shownPhone } from "../_content/company/company";
import { issued } from "../_content/downloads";
import type { Product } from "../_content/products";
import { longDate } from "../_i18n/dates";
import { asset, path } from "../_i18n/paths";
import { absolute } from "../_i18n/site-url";
import { PostalAddress } from "../_contact/postal-address";
import { QrCode } from "./qr-code";

interface PaperPageProps {
  /** Which page it is, and of how many. */
  number: number;
  of: number;
  /** The product it shows: then a code leads to that product's page. */
  about?: Product;
  children: ReactNode;
}

/** One sheet: whose it is, what it shows, of which day it is and where to ask. */
export function PaperPage({ number, of, about, children }: PaperPageProps) {
  const locale = useLocale();
  const t = useTranslations("documents");
  const words = useTranslations();
  return (
    <div className="paper__page">
      <header className="paper__head">
        <img
          src={asset("/icons/logo.svg")}
          width={152}
          height={31}
          alt={words("nav.logoAlt", { company: company.name })}
        />
        <p>{words("footer.description")}</p>
      </header>
      <main>{children}</main>
      <footer className="paper__foot">
        <div>
          {company.addresses.map((address) => (
            <p key={address.street}>
              <PostalAddress address={address} inOneLine />
            </p>
          ))}
          <p>
            <a href={`mailto:${company.emails.office}`}>{company.emails.office}</a>
            {" · "}
            {shownPhone(company.mainPhone)}
          </p>
          <p>{t("sheetNote", { date: longDate(locale, issued) })}</p>
          <p>{t("sheetPage", { page: String(number), total: String(of) })}</p>
        </div>
        {about && (
          <figure className="paper__code">
            <QrCode
              text={absolute(path(locale, { route: "product", id: about.id }))}
              label={t("qrAlt", { name: words(about.name) })}
            />
            <figcaption>{t("qrCaption")}</figcaption>
          </figure>
        )}
      </footer>
    </div>
  );
}
