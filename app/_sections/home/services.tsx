import { useLocale, useTranslations } from "next-intl";

import { path } from "../../_i18n/paths";
import { Picture } from "../../_ui/picture";
import { Section } from "../../_ui/section";
import "./services.css";

/** Services, each with its picture and the page that a row opens. */
const services = [
  { key: "palletProduction", picture: "hero-line", page: "catalogue" },
  { key: "palletBlocks", picture: "service-blocks", page: "blocks" },
  { key: "heatTreatment", picture: "service-transport", page: "ispm" },
  { key: "packagingWaste", picture: "service-waste", page: "landing" },
] as const;

/** Renders the four services: a row is a link, with a picture beside its text. */
export function Services() {
  const locale = useLocale();
  const t = useTranslations("home.services");
  return (
    <Section id="services" rule={false} heading={t("heading")} lead={t("lead")}>
      <ul className="services__list">
        {services.map(({ key, picture, page }) => (
          <li key={key}>
            <Picture name={picture} alt="" sizes="(min-width: 64rem) 12.5rem, 6rem" widest={736} />
            <h3>
              <a className="quiet-link whole-link" href={path(locale, page)}>
                {t(`${key}.title`)}
              </a>
            </h3>
            <p className="fine-print">{t(`${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
