import { useTranslations } from "next-intl";

import { company, phoneLink, shownPhone } from "../../_content/company/company";
import { settings } from "../../_settings/settings";
import { useRequestFormSpec } from "../../_quote/forms/form/request-form-spec";
import { Request } from "../../_quote/forms/form/request";
import { QuoteForm } from "../../_quote/list/quote-form";
import { TermsInBrief } from "../../_components/terms-in-brief";
import { Icon, phone } from "../../_ui/icon";
import { Picture } from "../../_ui/picture";
import { TextLink } from "../../_ui/button";
import { Slider } from "../../_ui/slider";
import { Island } from "../../../islands/island";
import { PhotoStripControls } from "./photo-strip-controls.client";
import { countId } from "../../_quote/list/focus";

/** Renders the contact form. After sending, the home page opens. */
export function ContactForm() {
  const t = useTranslations("contactForm");
  const tRoot = useTranslations("landing.form");
  const spec = useRequestFormSpec("contactForm", {
    draft: "contact",
    templateId: settings.mail.contactTemplateId,
    email: company.emails.office,
    emailSubject: t("heading"),
    quote: { amount: "user_amount", replyTo: "user_email" },
  });
  return (
    <Request
      spec={spec}
      heading={tRoot("heading")}
      lead={tRoot("lead")}
      requiredNote={t("requiredNote")}
      list={<QuoteForm />}
      replyHeading={tRoot("replyHeading")}
    />
  );
}

/**
 * Renders the first view of the landing page: introduction, phone and contact form. Pictures
 * are beside it, or below on small screens. With a quote list (`data-filled`), a heading and the number of
 * lines replace the introduction.
 */
export function Hero() {
  const t = useTranslations("landing.hero");
  return (
    <section className="hero on-strong" aria-labelledby="landing-heading">
      <div className="wrap deck">
        <div className="hero__text column boards-1-2">
          <h1 id="landing-heading">{t("heading")}</h1>
          <div className="hero__count" id={countId} />
          <p className="lead">{t("lead")}</p>
          <TextLink href={phoneLink(company.mainPhone)}>
            <Icon shape={phone} />
            <span>{t("callButton", { phone: shownPhone(company.mainPhone) })}</span>
          </TextLink>
        </div>
        <div className="hero__form boards-3-5 on-paper" id="form">
          <ContactForm />
        </div>
        <div className="hero__aside column boards-1-2">
          <PhotoStrip />
          <TermsInBrief />
        </div>
      </div>
    </section>
  );
}

const slides = [
  { alt: "slide1Alt", picture: "hero-line" },
  { alt: "slide2Alt", picture: "hero-yard" },
  { alt: "slide3Alt", picture: "service-transport" },
] as const;

function PhotoStrip() {
  const t = useTranslations("landing.hero.slider");
  const accessibility = useTranslations("accessibility");
  return (
    <div className="photo-strip" role="group" aria-label={t("label")} data-island-scope="">
      <Slider className="photo-strip__view" label={t("label")} controlled>
        {slides.map(({ alt, picture }, index) => (
          <li className="slider__slide" key={picture}>
            {/* Cropped to 3:2 or narrower, so wider than its box. */}
            <Picture
              name={picture}
              alt={t(alt)}
              sizes="(min-width: 90rem) 36rem, (min-width: 64rem) 42vw, 95vw"
              priority={index === 0}
              className={index ? "after-interest" : undefined}
            />
          </li>
        ))}
      </Slider>
      <Island
        name="photo-strip-controls"
        component={PhotoStripControls}
        onPress
        props={{
          previous: accessibility("previousSlide"),
          next: accessibility("nextSlide"),
          positions: slides.map((_, index) =>
            accessibility("slideOf", { n: index + 1, count: slides.length }),
          ),
        }}
      />
    </div>
  );
}
