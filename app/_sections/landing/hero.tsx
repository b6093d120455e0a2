import { useTranslations } from "next-intl";

import { OrderSteps } from "../../_components/order-steps";
import { TermsInBrief } from "../../_components/terms-in-brief";
import { company, phoneLink, shownPhone } from "../../_content/company/company";
import { ButtonLink } from "../../_ui/button";
import { Icon } from "../../_ui/icon";
import { phone } from "../../_ui/icon-shapes";
import { ContactForm } from "./contact-form";
import { PhotoStrip } from "./photo-strip";
import "./hero.css";

/**
 * The first view of the landing page: what it is for, the phone, and the contact form on a sheet of paper;
 * beside it, or below on small screens, the production and the way from an enquiry to a delivery.
 */
export function Hero() {
  const t = useTranslations("landing.hero");
  return (
    <section className="hero on-strong" aria-labelledby="landing-heading">
      <div className="wrap deck">
        <div className="hero__text">
          <p className="eyebrow">{t("eyebrow")}</p>
          <h1 id="landing-heading">{t("heading")}</h1>
          <p className="lead">{t("lead")}</p>
          <ButtonLink href={phoneLink(company.mainPhone)} size="large">
            <Icon shape={phone} />
            {t("callButton", { phone: shownPhone(company.mainPhone) })}
          </ButtonLink>
        </div>
        <div className="hero__form on-paper" id="form">
          <ContactForm />
        </div>
        <div className="hero__aside">
          <PhotoStrip />
          <TermsInBrief />
          <OrderSteps headingId="steps-heading" />
        </div>
      </div>
    </section>
  );
}
