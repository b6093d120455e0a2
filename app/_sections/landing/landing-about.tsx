import { useTranslations } from "next-intl";

import { company } from "../../_content/company/company";
import { Picture } from "../../_ui/picture";
import { Section } from "../../_ui/section";
import "./landing-about.css";

/** Who answers: the company in one paragraph, beside its yard. */
export function LandingAbout() {
  const t = useTranslations("landing.about");
  return (
    <Section
      headingId="landing-about-heading"
      className="landing-about"
      eyebrow={t("eyebrow")}
      heading={t("heading")}
      lead={t("lead", { company: company.name })}
    >
      <div className="deck">
        {/* Beside the text the picture takes three of five boards. */}
        <Picture
          name="about-stack"
          alt={t("imageAlt")}
          sizes="(min-width: 90rem) 50rem, (min-width: 64rem) 56vw, calc(100vw - 2rem)"
        />
        <p>{t("p1")}</p>
      </div>
    </Section>
  );
}
