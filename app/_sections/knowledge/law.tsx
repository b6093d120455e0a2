import { useLocale, useTranslations } from "next-intl";

import { AsOf, DatedText } from "../../_components/as-of";
import { QuoteLink } from "../../_quote/quote-link";
import { statements } from "../../_content/knowledge/statements";
import { isConfirmed, type Supply } from "../../_content/company/supplies";
import { Fold } from "../../_ui/fold";
import { RuleList } from "../../_ui/rule-list";
import { Section } from "../../_ui/section";
import { DataTable } from "../../_ui/data-table";
import { path } from "../../_i18n/paths";

/** Undisputed rules only. Somebody who has read the law selected the sentences in the catalog. */
const regulations = [
  { key: "ppwr", sentences: ["ppwr.p1", "ppwr.p2", "ppwr.p3", "ppwr.reuse", "ppwr.p4"] },
  { key: "eudr", sentences: ["eudr.p1", "eudr.p2", "eudr.felled", "eudr.p3"] },
] as const;

/** Renders the rules of two EU regulations for pallets, with the month of the last check. */
export function Law() {
  const t = useTranslations("knowledge");
  return (
    <Section id="law" heading={t("law.heading")} lead={t("law.lead")}>
      <RuleList
        rules={regulations.map(({ key, sentences: [first, ...others] }) => ({
          id: key,
          name: t(`law.${key}.title`),
          text: (
            <>
              <p>{t(`law.${first}`)}</p>
              <Fold>
                <summary>{t("law.more")}</summary>
                {others.map((sentence) => (
                  <p key={sentence} id={sentence.replace(".", "-")}>
                    {sentence === "eudr.p2" ? (
                      <DatedText text="knowledge.law.eudr.p2" />
                    ) : (
                      t(`law.${sentence}`)
                    )}
                  </p>
                ))}
              </Fold>
            </>
          ),
          source: <AsOf statement={statements[key]} />,
        }))}
      />
      <p>{t("disclaimer")}</p>
      <p className="cluster">
        <QuoteLink tone="accent" arrow />
      </p>
    </Section>
  );
}

/** Duties of pallet users by role, and the company's supplies for them. */
const roles = [
  { id: "fill", duties: ["fill.p1", "fill.p2", "fill.p3"], ours: ["declaration", "typeNumber", "masses"] },
  {
    id: "import",
    duties: ["import.p1", "import.p2", "import.p3"],
    ours: ["declaration", "masses", "ht", "company"],
  },
  {
    id: "resell",
    duties: ["resell.p1", "resell.p2", "resell.p3"],
    ours: ["typeNumber", "eudr", "declaration", "company"],
  },
  { id: "export", duties: ["export.p1", "export.p2"], ours: ["ht", "masses", "eudr"] },
] as const satisfies readonly {
  readonly id: string;
  readonly duties: readonly string[];
  readonly ours: readonly Supply[];
}[];

type Duties = (typeof roles)[number]["duties"][number];

function Duty({ duty }: { duty: Duties }) {
  const t = useTranslations("roles");
  if (duty === "fill.p3") return <DatedText text="roles.fill.p3" />;
  if (duty !== "import.p3") return t(duty);
  return (
    <>
      {t(duty)} <AsOf statement={statements.timberGb} />
    </>
  );
}

/** Renders four roles with duties, and with confirmed supplies of the company. */
export function Roles() {
  const locale = useLocale();
  const t = useTranslations("roles");
  const hasOurs = roles.some(({ ours }) => ours.some(isConfirmed));
  return (
    <Section id="roles" heading={t("heading")} lead={t("lead")}>
      <DataTable
        caption={t("heading")}
        hidesCaption
        columns={[t("head.role"), t("head.yours"), ...(hasOurs ? [t("head.ours")] : [])]}
        rows={roles.map(({ id, duties, ours }) => ({
          id,
          name: t(`${id}.name`),
          cells: [
            duties.map((duty) => (
              <p key={duty}>
                <Duty duty={duty} />
              </p>
            )),
            ...(hasOurs
              ? [ours.filter(isConfirmed).map((each) => <p key={each}>{t(`ours.${each}`)}</p>)]
              : []),
          ],
        }))}
        kind="stacks"
      />
      <p>
        <AsOf statement={statements.roles} />
      </p>
      <p>
        <a href={path(locale, "landing")}>{t("ask")}</a>
      </p>
    </Section>
  );
}
