import { useLocale, useTranslations } from "next-intl";

import { builtAt } from "../../../../_content/built-at";
import { Island } from "../../../../../islands/island";
import { Counter as CounterIsland } from "./counter.client";
import { producedPallets } from "../../../../_content/company/production";
import "./counter.css";

/** The live counter with what it counts. */
export function Counter() {
  const locale = useLocale();
  const t = useTranslations("home.company");
  const accessibility = useTranslations("accessibility");
  return (
    <div className="counter">
      <Island
        name="counter"
        component={CounterIsland}
        hydrate="visible"
        props={{
          // The build's value; the island replaces it by the present one.
          initial: producedPallets(builtAt),
          locale,
          label: t("counter.label"),
          valueLabel: t("counter.ariaLabel"),
          pause: accessibility("pauseCounter"),
          play: accessibility("playCounter"),
        }}
      />
      <p className="counter__note">{t("counter.note")}</p>
    </div>
  );
}
