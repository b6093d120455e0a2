import { useTranslations } from "next-intl";

import { Section } from "../../../_ui/section";
import { Counter } from "./counter/counter";
import { Statistics } from "./statistics/statistics";
import { Exploded } from "./exploded/exploded";
import "./company.css";

/** Output one can count: the live counter and three figures; and the film of how it is made. */
export function Company() {
  const t = useTranslations("home.company");
  return (
    <div id="company">
      <Section
        headingId="company-heading"
        className="company"
        ground="strong"
        heading={t("heading")}
        lead={t("lead")}
      >
        <Counter />
        <Statistics />
      </Section>
      <Exploded />
    </div>
  );
}
