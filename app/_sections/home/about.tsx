import { useLocale, useTranslations } from "next-intl";

import { company } from "../../_content/company/company";
import { path } from "../../_i18n/paths";
import { ButtonLink } from "../../_ui/button";
import { Icon } from "../../_ui/icon";
import { block, heat, pallet } from "../../_ui/icon-shapes";
import { Picture } from "../../_ui/picture";
import { Section } from "../../_ui/section";
import "./about.css";

const points = [
  { key: "point1", shape: pallet },
  { key: "point2", shape: block },
  { key: "point3", shape: heat },
] as const;

/** Renders the introduction of the company. */
export function About() {
  const locale = useLocale();
  const t = useTranslations("home.about");
  return (
    <Section id="about" heading={t("heading")} lead={t("lead", { company: company.name })}>
      <div className="deck">
        <div className="about__text">
          <p>{t("p1")}</p>
          <ul className="about__points">
            {points.map(({ key, shape }) => (
              <li key={key}>
                <Icon shape={shape} />
                {t(key)}
              </li>
            ))}
          </ul>
          <p>
            <ButtonLink href={path(locale, "catalogue")} arrow>
              {t("button")}
            </ButtonLink>
          </p>
        </div>
        <div className="about__pictures">
          {/* Decorative: the text beside them says the same. */}
          <Picture name="about-stack" alt="" sizes="(min-width: 64rem) 39vw, 74vw" />
          <Picture name="about-detail" alt="" sizes="(min-width: 64rem) 22vw, 38vw" />
        </div>
      </div>
    </Section>
  );
}
