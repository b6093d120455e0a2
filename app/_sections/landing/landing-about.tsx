import { useTranslations } from "next-intl";

import { company } from "../../_content/company/company";
import { Picture } from "../../_ui/picture";
import { SectionGround } from "../../_ui/section";
import "./landing-about.css";

/** Who answers: the company in one paragraph, beside its yard. */
export function LandingAbout() {
  const t = useTranslations("landing.about");
  return (
    <SectionGround headingId="landing-about-heading" className="landing-about" deck>
      <div className="landing-about__text stacked">
        <p className="eyebrow">{t("eyebrow")}</p>
        <h2 id="landing-about-heading">{t("heading")}</h2>
        <p className="lead">{t("lead", { company: company.name })}</p>
        <p>{t("p1")}</p>
      </div>
      {/* Beside the text the picture takes two of five boards. */}
      <Picture
        name="about-stack"
        alt={t("imageAlt")}
        sizes="(min-width: 90rem) 30rem, (min-width: 64rem) 34vw, calc(100vw - 2rem)"
      />
    </SectionGround>
  );
}
