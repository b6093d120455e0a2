import { useTranslations } from "next-intl";

import { QuoteLink } from "../../_quote/quote-link";
import { Picture } from "../../_ui/picture";
import { Section } from "../../_ui/section";
import "./services.css";

const services = [
  { key: "palletProduction", picture: "hero-line" },
  { key: "palletBlocks", picture: "service-blocks" },
  { key: "heatTreatment", picture: "service-transport" },
  { key: "packagingWaste", picture: "service-waste" },
] as const;

/** Renders the four services, each with a picture beside its text. */
export function Services() {
  const t = useTranslations("home.services");
  return (
    <Section id="services" rule={false} heading={t("heading")} lead={t("lead")}>
      <ul className="services__list">
        {services.map(({ key, picture }) => (
          <li key={key}>
            <Picture name={picture} alt="" sizes="(min-width: 48rem) 12.5rem, 8rem" widest={736} />
            <div>
              <h3>{t(`${key}.title`)}</h3>
              <p>{t(`${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <QuoteLink arrow>{t("button")}</QuoteLink>
      </p>
    </Section>
  );
}
