import { useLocale, useTranslations } from "next-intl";

import { AsOf } from "../_components/as-of";
import { TermLink } from "../_components/term-link";
import { destinations, statements } from "../_content/knowledge/statements";
import { news, type NewsArticle } from "../_content/news";
import { products } from "../_content/products";
import { DataTable } from "../_ui/data-table";
import { Section, SectionHead } from "../_ui/section";
import { RuleList } from "../_ui/rule-list";
import { TextLink } from "../_ui/button";
import { figure } from "../_i18n/figures";
import { path } from "../_i18n/paths";
import { AddLine } from "../_quote/add-line";
import { treatedLoad, useFrameQuoteOf } from "../_tools/frame-quote";
import "./ispm.css";

const codes = ["ht", "dh", "mb", "sf"] as const;

/** Renders the treatments by code, and the requirement of heat treatment. */
export function Treatments() {
  const t = useTranslations("knowledge.ispm");
  return (
    <Section headingId="treatments-heading" ground="sunk" heading={t("treatments.heading")} lead={t("ours")}>
      <div className="deck">
        <p className="treatments__figure boards-1-2">
          <strong className="kerf">{t("treatments.figure")}</strong>
          <span>{t("treatments.figureText")}</span>
        </p>
        <DataTable
          className="boards-3-5"
          caption={t("treatments.caption")}
          columns={(["code", "treatment", "condition"] as const).map((of) => t(`treatments.${of}`))}
          rows={codes.map((code) => ({
            id: code,
            name: code.toUpperCase(),
            cells: [t(`treatments.${code}.name`), t(`treatments.${code}.condition`)],
          }))}
          kind="stacks"
        />
      </div>
      <p className="fine-print" id="drying">
        {t.rich("treatments.drying", {
          link: (text) => <TermLink term="kilnDrying">{text}</TermLink>,
        })}{" "}
        <AsOf statement={statements.mould} />
      </p>
      <p className="fine-print" id="mould">
        <strong>{t("mould.name")}</strong> {t("mould.text")}
      </p>
      <p className="fine-print">
        <AsOf statement={statements.treatments} />
      </p>
    </Section>
  );
}

/** Renders the rule, date and authority of each destination, and what happens to an unmarked pallet. */
export function Destinations() {
  const t = useTranslations("knowledge.ispm.destinations");
  const unmarked = useTranslations("knowledge.ispm.unmarked");
  return (
    <Section headingId="destinations-heading" heading={t("heading")} lead={t("note")}>
      <DataTable
        caption={t("caption")}
        columns={[t("columnDestination"), t("columnRule"), t("columnSource")]}
        rows={destinations.map((destination) => ({
          id: destination.key,
          name: t(`${destination.key}.name`),
          cells: [t(`${destination.key}.rule`), <AsOf key="source" statement={destination} />],
        }))}
        kind="stacks"
      />
      <p id="unmarked">
        <strong>{unmarked("name")}</strong> {unmarked("text")} <AsOf statement={statements.unmarked} />
      </p>
    </Section>
  );
}

const exempt = ["thin", "processed", "sawdust", "barrels", "fixed"] as const;

/** Renders exempt materials, and the rules for repaired pallets. */
export function Exemptions() {
  const locale = useLocale();
  const t = useTranslations("knowledge.ispm");
  const nav = useTranslations("nav");
  const list = (
    <ul>
      {exempt.map((each) => (
        <li key={each}>{t(`exempt.${each}`)}</li>
      ))}
    </ul>
  );
  const pallet = (
    <>
      {t("exempt.note")} <a href={path(locale, "blocks")}>{nav("blocks")}</a>
    </>
  );
  return (
    <Section headingId="exempt-heading" ground="sunk" className="exemptions" heading={t("exempt.heading")}>
      <RuleList
        rules={[
          { id: "list", name: t("exempt.list"), text: list, source: <AsOf statement={statements.exempt} /> },
          { id: "pallet", name: t("exempt.pallet"), text: pallet },
        ]}
      />
      <SectionHead id="repair-heading" rule={false} heading={t("repair.heading")} />
      <RuleList
        rules={[
          { id: "small", name: t("repair.smallName"), text: t("repair.small") },
          {
            id: "large",
            name: t("repair.largeName"),
            text: t("repair.large"),
            source: <AsOf statement={statements.repair} />,
          },
        ]}
      />
    </Section>
  );
}

/** Renders further links: a quote for heat-treated pallets, and related pages. */
export function IspmWays() {
  const locale = useLocale();
  const t = useTranslations("knowledge");
  const tRoot = useTranslations();
  const { href } = useFrameQuoteOf({ route: "ispm" });
  return (
    <div className="ispm-ways wrap">
      <div className="cluster">
        <AddLine href={href} tone="accent" arrow>
          {t("ispm.quote", { pieces: figure(locale, treatedLoad.pieces) })}
        </AddLine>
        <TextLink href={path(locale, "marks")}>{t("marks.heading")}</TextLink>
        <TextLink href={path(locale, "home", "certify")}>{tRoot("nav.certificates")}</TextLink>
        {news
          .filter(({ subject }: NewsArticle) => subject === "ispm")
          .map((article) => (
            <TextLink key={article.key} href={path(locale, { route: "article", id: article.id })}>
              {tRoot(`news.articles.${article.key}.title`)}
            </TextLink>
          ))}
      </div>
      <p className="fine-print">{t("ispm.quoteNote", { name: tRoot(products[0].name) })}</p>
      <p className="fine-print">{t("disclaimer")}</p>
    </div>
  );
}
