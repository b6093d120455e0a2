import { useLocale, useTranslations } from "next-intl";

import { company } from "../../_content/company/company";
import { products } from "../../_content/products";
import { Picture } from "../../_ui/picture";
import { PhoneFold, Section } from "../../_ui/section";
import { Icon, block, dimension, heat, waste } from "../../_ui/icon";
import { ButtonLink } from "../../_ui/button";
import { path } from "../../_i18n/paths";
import "./landing.css";

/** Renders a paragraph about the company. */
export function LandingAbout() {
  const t = useTranslations("landing.about");
  return (
    <Section
      headingId="landing-about-heading"
      className="landing-about"
      heading={t("heading")}
      lead={t("lead", { company: company.name })}
    >
      <div className="deck">
        {/* Beside the text the picture spans three of five columns. Below, it is cropped at the sides, so
            wider than its box. */}
        <Picture
          name="news-4"
          alt={t("imageAlt")}
          sizes="(min-width: 90rem) 50rem, (min-width: 64rem) 56vw, calc(117vw - 2rem)"
          className="boards-1-3"
        />
        <p className="boards-4-5">{t("p1")}</p>
      </div>
    </Section>
  );
}

const boxes = [
  { key: "box1", shape: dimension },
  { key: "box2", shape: block },
  { key: "box3", shape: heat },
  { key: "box4", shape: waste },
] as const;

/** Renders four reasons to request a quote. */
export function Features() {
  const t = useTranslations("landing.features");
  return (
    <PhoneFold headingId="features-heading" className="features" heading={t("heading")}>
      <ul className="features__list">
        {boxes.map(({ key, shape }) => (
          <li key={key}>
            <Icon shape={shape} />
            <h3>{t(`${key}.title`)}</h3>
            <p>{t(`${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </PhoneFold>
  );
}

/** Renders a picture of a loaded trailer across the full width, with a link to the home page. */
export function ImageFeature() {
  const locale = useLocale();
  const t = useTranslations("landing.imageFeature");
  return (
    <section className="image-feature" aria-labelledby="image-feature-heading">
      {/* Below 640 px the picture is cropped, so wider than the screen. */}
      <Picture name="hero-dock" alt={t("imageAlt")} sizes="(min-width: 40rem) 100vw, 32rem" />
      <div className="wrap">
        <div className="image-feature__card column on-strong">
          <h2 id="image-feature-heading">{t("heading")}</h2>
          <p>{t("text")}</p>
          <ButtonLink href={path(locale, "home")} arrow>
            {t("button")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** `sizes` of a card's picture. Cropping hides a third of a wide picture. */
const cardSizes = {
  whole: "(min-width: 90rem) 27rem, (min-width: 48rem) 31vw, calc(100vw - 2rem)",
  cropped: "(min-width: 90rem) 36rem, (min-width: 48rem) 41vw, calc(133vw - 3rem)",
} as const;

const topics = [
  {
    key: "epalPallet",
    picture: "offer-epal",
    sizes: cardSizes.whole,
    page: { route: "product", id: products[0].id },
    anchor: undefined,
  },
  { key: "blockSupport", picture: "offer-block", sizes: cardSizes.whole, page: "blocks", anchor: undefined },
  { key: "productionLine", picture: "news-1", sizes: cardSizes.cropped, page: "home", anchor: "company" },
] as const;

/** Renders the product cards. */
export function UsualRequests() {
  const locale = useLocale();
  const t = useTranslations("landing.products");
  return (
    <PhoneFold headingId="topics-heading" heading={t("heading")}>
      <ul className="usual-requests">
        {topics.map(({ key, picture, sizes, page, anchor }) => (
          <li key={key}>
            <Picture name={picture} alt={t(`${key}.imageAlt`)} sizes={sizes} />
            <h3>{t(`${key}.title`)}</h3>
            <p>{t(`${key}.text`)}</p>
            <ButtonLink href={path(locale, page, anchor)} arrow>
              {t(`${key}.button`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </PhoneFold>
  );
}
