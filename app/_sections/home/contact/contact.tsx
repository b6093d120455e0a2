import { useTranslations } from "next-intl";

import { QuoteLink } from "../../../_features/contact/quote-link";
import { Section } from "../../../_ui/section";
import { ContactDetails } from "./contact-details";
import { ContactMap } from "./contact-map";
import "./contact.css";

/** Every way to reach the company: phones, e-mails, form, address and map. */
export function Contact() {
  const t = useTranslations("home.contact");
  return (
    <Section id="contact" className="contact" eyebrow={t("eyebrow")} heading={t("heading")} lead={t("lead")}>
      <div className="deck">
        <div className="contact__details">
          <ContactDetails />
          <p>
            <QuoteLink tone="accent" arrow>
              {t("formButton")}
            </QuoteLink>
          </p>
        </div>
        <ContactMap />
      </div>
    </Section>
  );
}
