import { useLocale, useTranslations } from "next-intl";

import { path } from "../../../_i18n/paths";
import { Icon } from "../../../_ui/icon/icon";
import { arrowRight } from "../../../_ui/icon/icon-shapes";
import { SectionHead } from "../../../_ui/section/section-head";
import { ContactDetails } from "./contact-details";
import { ContactMap } from "./contact-map";
import "./contact.css";

/** Every way to reach the company: phones, e-mails, form, address and map. */
export function Contact() {
  const locale = useLocale();
  const t = useTranslations("home.contact");
  return (
    <section className="section contact" id="contact" aria-labelledby="contact-heading">
      <div className="wrap">
        <SectionHead id="contact-heading" eyebrow={t("eyebrow")} heading={t("heading")} lead={t("lead")} />
        <div className="deck">
          <div className="contact__details">
            <ContactDetails />
            <p>
              <a className="button button--accent" href={path(locale, "landing")}>
                {t("formButton")}
                <Icon shape={arrowRight} moves />
              </a>
            </p>
          </div>
          <ContactMap />
        </div>
      </div>
    </section>
  );
}
