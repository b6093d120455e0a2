import { useTranslations } from "next-intl";

import { inMillimetres } from "../../_i18n/figures";
import { Breadcrumb } from "../../_components/breadcrumb";
import { PhoneLink } from "../../_components/phone-link";
import { AsOf } from "../../_components/as-of";
import { statements } from "../../_content/knowledge/statements";
import { blockProfile } from "../../_content/blocks";
import { DataList } from "../../_ui/data-list";
import { Picture } from "../../_ui/picture";
import { Summary } from "../../_ui/summary";
import { DataTable } from "../../_ui/data-table";
import { Section, SectionMore } from "../../_ui/section";
import { QuoteLink } from "../../_quote/quote-link";
import { blockFacts } from "./block-facts";
import "./block-sheet.css";

/** Renders the first view of the blocks page. */
export function BlockSheet() {
  const t = useTranslations("blocks");
  return (
    <>
      <div className="wrap">
        <Breadcrumb page={{ route: "blocks" }} />
      </div>
      <div className="block-sheet wrap deck">
        <figure className="block-sheet__picture boards-1-3">
          <Picture
            name="product-block"
            alt={t("bannerAlt")}
            sizes="(min-width: 90rem) 50rem, (min-width: 64rem) 56vw, (min-width: 48rem) 25rem, calc(100vw - 2rem)"
            priority
          />
        </figure>
        <Summary
          heading={t("heading")}
          fact={`${t("height")} ${inMillimetres(blockProfile.height)}`}
          form={{ href: "#enquiry", text: t("quote.heading") }}
          ways={<PhoneLink />}
        >
          <p>{t("lead")}</p>
          <DataList
            rows={[
              { term: t("data.length"), value: t("data.byAgreement") },
              { term: t("data.ispm"), value: t("data.ispmValue") },
            ]}
          />
        </Summary>
      </div>
    </>
  );
}

/** Renders a table of block properties and a link to request the sheet of a batch. */
export function BlockData() {
  const t = useTranslations("blocks.data");
  const facts = useTranslations("blocks.facts");
  return (
    <Section headingId="block-data-heading" heading={t("heading")} lead={facts("material")}>
      <DataTable
        caption={t("caption")}
        columns={[t("property"), t("value")]}
        rows={blockFacts(useTranslations()).map(({ key, name, value }) => ({
          id: key,
          name,
          cells: [value],
        }))}
      />
      <SectionMore>
        <AsOf statement={statements.blocks} />
      </SectionMore>
      <SectionMore row>
        <QuoteLink about="blocks">{t("askForSheet")}</QuoteLink>
      </SectionMore>
    </Section>
  );
}
