import { useLocale, useTranslations } from "next-intl";

import { PhoneLink } from "../../_components/phone-link";
import {
  accessibilityContact,
  accessibilityLimits,
  accessibilityReview,
  accessibilityTests,
} from "../../_content/accessibility";
import { longDate } from "../../_i18n/dates";
import { DataTable } from "../../_ui/data-table";
import { Section } from "../../_ui/section";

/** Renders how the site was tested, its known barriers, and how to report one. */
export function AccessibilityStatement() {
  const locale = useLocale();
  const t = useTranslations("accessibilityStatement");
  const { day, person } = accessibilityReview;
  return (
    <div className="section__statement">
      <Section id="tests" heading={t("tests.heading")}>
        <p>{t.rich("tests.goal", { link: (chunks) => <strong>{chunks}</strong> })}</p>
        <DataTable
          caption={t("tests.heading")}
          hidesCaption
          columns={[t("tests.head.test"), t("tests.head.programs"), t("tests.head.day")]}
          rows={accessibilityTests.map(({ key, programs, day: tested }) => ({
            id: key,
            name: t(`tests.${key}`),
            cells: [programs, tested ? longDate(locale, tested) : t("tests.everyBuild")],
          }))}
          kind="stacks"
        />
        <p>{t("tests.noClaim")}</p>
      </Section>
      <Section id="limits" heading={t("limits.heading")}>
        <ul>
          {accessibilityLimits.map((key) => (
            <li key={key}>{t(`limits.${key}`)}</li>
          ))}
        </ul>
      </Section>
      <Section id="report" heading={t("report.heading")}>
        <p>
          {t.rich("report.text", {
            email: accessibilityContact,
            mail: (chunks) => <a href={`mailto:${accessibilityContact}`}>{chunks}</a>,
          })}
        </p>
        <p>
          <PhoneLink />
        </p>
        <p className="fine-print">
          {person
            ? t("byPerson", { person, date: longDate(locale, day) })
            : t("asOf", { date: longDate(locale, day) })}
        </p>
      </Section>
    </div>
  );
}
