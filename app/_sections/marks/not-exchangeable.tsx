import { useLocale, useTranslations } from "next-intl";

import { AsOf, DatedText } from "../../_components/as-of";
import { QuoteLink } from "../../_quote/quote-link";
import { products } from "../../_content/products";
import { statements } from "../../_content/knowledge/statements";
import { path } from "../../_i18n/paths";
import { RuleList } from "../../_ui/rule-list";
import { Section, SectionHead } from "../../_ui/section";
import { TextLink } from "../../_ui/button";

const faults = ["board", "splitBoard", "block", "twisted", "signs", "rot", "dirt", "repair"] as const;

/** Questions that buyers ask, and the sources of the answers. */
const questions = [
  { key: "qr", statement: statements.qrPallet },
  { key: "exchange", statement: statements.exchange },
  { key: "genuine", statement: statements.genuine },
] as const;

/** Renders the faults that exclude a pallet from exchange, questions about it, and further links. */
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
      <SectionHead id="questions-heading" rule={false} heading={t("questions.heading")} />
      <RuleList
        rules={questions.map(({ key, statement }) => ({
          id: key,
          name: t(`questions.${key}.name`),
          text:
            key === "qr" ? (
              <DatedText text="knowledge.marks.questions.qr.text" />
            ) : (
              t(`questions.${key}.text`)
            ),
          source: <AsOf statement={statement} />,
        }))}
      />
      <p className="cluster">
        <QuoteLink tone="accent" about={eur.id} arrow />
        <TextLink href={path(locale, { route: "product", id: eur.id })}>{tRoot(eur.name)}</TextLink>
        <TextLink href={path(locale, "home", "certify")}>{tRoot("nav.certificates")}</TextLink>
      </p>
    </Section>
  );
}
