import { useTranslations } from "next-intl";

import { clients } from "../../_content/clients";
import { asset } from "../../_i18n/paths";
import { Island } from "../../_islands/island";
import { SectionHead } from "../../_ui/section-head";
import { ClientSlider } from "./client-slider.client";
import "./client-slider.css";

/** Whom the company works with: industries on a slider that moves by itself. */
export function Clients() {
  const t = useTranslations("home.recommendations");
  const accessibility = useTranslations("accessibility");
  return (
    <section className="section on-sunk" id="rekom" aria-labelledby="rekom-heading">
      <div className="wrap">
        <SectionHead
          id="rekom-heading"
          eyebrow={t("eyebrow")}
          heading={t("heading")}
          lead={t("lead")}
          split
        />
        <Island
          name="client-slider"
          component={ClientSlider}
          wake="visible"
          props={{
            label: t("sliderLabel"),
            slides: clients.map(({ key, file }) => ({ name: t(key), picture: asset(file) })),
            note: t("note"),
            pause: accessibility("pauseSlider"),
            play: accessibility("playSlider"),
          }}
        />
      </div>
    </section>
  );
}
