import { useLocale, useTranslations } from "next-intl";

import { builtAt } from "../../../_content/built-at";
import { Island } from "../../../../islands/island";
import { Counter as CounterIsland } from "./counter.client";
import { producedPallets } from "../../../_content/company/production";
import "./counter.css";

/** Renders the live counter and its note. */
export function Counter() {
  const locale = useLocale();
  const t = useTranslations("home.company");
  const accessibility = useTranslations("accessibility");
  return (
    <div className="counter">
      <Island
        name="counter"
        component={CounterIsland}
        props={{
          // The island replaces the build's value by the current value.
          initial: producedPallets(builtAt),
          locale,
          label: t("counter.label"),
          valueLabel: t("counter.ariaLabel"),
          pause: accessibility("pauseCounter"),
          play: accessibility("playCounter"),
        }}
      />
      <p className="fine-print">{t("counter.note")}</p>
    </div>
  );
}
