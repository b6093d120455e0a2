import { useLocale, useTranslations } from "next-intl";

import { AsOf } from "../../_components/as-of";
import { QuoteLink } from "../../_quote/quote-link";
import { products } from "../../_content/products";
import { statements } from "../../_content/knowledge/statements";
import { path } from "../../_i18n/paths";
import { Section } from "../../_ui/section";
import { TextLink } from "../../_ui/text-link";
import "./not-exchangeable.css";

const faults = ["board", "splitBoard", "block", "signs", "rot", "dirt", "repair"] as const;

/** Renders the faults that exclude a pallet from exchange, and further links. */
export function NotExchangeable() {
  const locale = useLocale();
  const t = useTranslations("knowledge.marks");
  const tRoot = useTranslations();
  const [eur] = products;
  return (
    <Section
      headingId="faults-heading"
      className="not-exchangeable"
      heading={t("notExchangeable.heading")}
      lead={t("notExchangeable.lead")}
    >
      <ul className="ruled">
        {faults.map((fault) => (
          <li key={fault}>{t(`notExchangeable.${fault}`)}</li>
        ))}
      </ul>
      <p>{t("notExchangeable.classes")}</p>
      <p className="fine-print">
        <AsOf statement={statements.marks} />
      </p>
      <p className="not-exchangeable__ways cluster">
        <QuoteLink tone="accent" about={eur.id} arrow>
          {t("quote")}
        </QuoteLink>
        <TextLink href={path(locale, { route: "product", id: eur.id })}>{tRoot(eur.name)}</TextLink>
        <TextLink href={path(locale, "home", "certify")}>{tRoot("nav.certificates")}</TextLink>
      </p>
    </Section>
  );
}
