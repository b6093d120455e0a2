import { useLocale, useTranslations } from "next-intl";

import { path } from "../../../_i18n/paths";
import { Icon } from "../../../_ui/icon/icon";
import { arrowRight } from "../../../_ui/icon/icon-shapes";
import { Picture } from "../../../_ui/picture/picture";
import { SectionHead } from "../../../_ui/section/section-head";
import "./services.css";

const services = [
  { key: "palletProduction", picture: "service-pallets" },
  { key: "palletBlocks", picture: "service-blocks" },
  { key: "heatTreatment", picture: "service-transport" },
  { key: "packagingWaste", picture: "service-waste" },
] as const;

/** What the company does for its customers: four services in two rows of boards. */
export function Services() {
  const locale = useLocale();
  const t = useTranslations("home.services");
  return (
    <section className="section" id="services" aria-labelledby="services-heading">
      <div className="wrap">
        <SectionHead
          id="services-heading"
          eyebrow={t("eyebrow")}
          heading={t("heading")}
          lead={t("lead")}
          split
        />
        <ul className="services__list">
          {services.map(({ key, picture }) => (
            <li key={key}>
              <Picture name={picture} alt="" sizes="(min-width: 48rem) 56vw, 92vw" />
              <div>
                <h3>{t(`${key}.title`)}</h3>
                <p>{t(`${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="section__more">
          <a className="button" href={path(locale, "landing")}>
            {t("button")}
            <Icon shape={arrowRight} moves />
          </a>
        </p>
      </div>
    </section>
  );
}
