import { useLocale, useTranslations } from "next-intl";

import { type Recommendation, recommendations } from "../../../_content/company/recommendations";
import { Island } from "../../../../islands/island";
import { Section } from "../../../_ui/section";
import { Slider } from "../../../_ui/slider";
import { RecommendationsPlayer } from "./recommendations-player.client";
import { productById } from "../../../_content/products";
import { figure, inMillimetres } from "../../../_i18n/figures";
import { path } from "../../../_i18n/paths";
import "./recommendations.css";

/** What an industry buys: format, load and treatment, a line each, and the page where it is. */
interface Purchase {
  readonly lines: readonly string[];
  readonly href: string;
}

/** States what an industry buys. */
function usePurchase(): (industry: Recommendation) => Purchase {
  const locale = useLocale();
  const decision = useTranslations("decision");
  const nav = useTranslations("nav");
  return (industry) => {
    const product = "product" in industry ? productById(industry.product) : undefined;
    if (product) {
      const { id, geometry, maxLoad } = product;
      return {
        lines: [
          inMillimetres(geometry.length, geometry.depth),
          decision("loadValue", { load: figure(locale, maxLoad) }),
          ...("isTreated" in industry ? [decision("ht")] : []),
        ],
        href: path(locale, { route: "product", id }),
      };
    }
    const tool = path(locale, "size");
    if (!("size" in industry)) return { lines: [nav("size")], href: tool };
    const [length, depth] = industry.size;
    // The tool's fields, by their names in its address.
    return { lines: [inMillimetres(length, depth), nav("size")], href: `${tool}?l=${length}&w=${depth}` };
  };
}

/** Pictograms of the industries as path data: 64 × 64, filled, what is inside of a shape being cut out (even-odd). */
const industryShapes: Readonly<Record<Recommendation["key"], string>> = {
  // contract logistics
  slide1: "M6 26 32 10l26 16v30H50V32H14v24H6zM18 36h28v5H18zM18 44h28v5H18zM18 52h12v4H18zM34 52h12v4H34z",
  // distribution
  slide2: "M4 14h34v28H4zM41 22h11l8 9v11H41zM46 27v6h9l-5-6zM9 45h46v4H9zM12 46h10v10H12zM42 46h10v10H42z",
  // sea export
  slide3:
    "M10 12h12v12H10zM25 12h12v12H25zM25 0h12v9H25zM40 12h12v12H40zM4 28h56l-8 20H12zM4 52h12l4 4 4-4h16l4 4 4-4h12v5H50l-6 5-6-5H26l-6 5-6-5H4z",
  // food
  slide4:
    "M29 6h6v12h-6zM18 8q12 0 12 12-12 0-12-12zM46 8q-12 0-12 12 12 0 12-12zM8 24h48v7H8zM12 34h40l-4 24H16zM22 38l2 16h4l-1-16zM37 38l-1 16h4l2-16z",
  // chemicals
  slide5: "M18 4h28v6H18zM22 13h20v9l14 30v8H8v-8l14-30zM27 18v6l-8 17h26l-8-17v-6z",
  // construction
  slide6:
    "M4 12h26v12H4zM34 12h26v12H34zM4 28h12v12H4zM20 28h26v12H20zM50 28h10v12H50zM4 44h26v12H4zM34 44h26v12H34z",
  // automotive
  slide7:
    "M16 12h32l8 16h4v20h-6v8H44v-8H20v8H10v-8H4V28h4zM20 17l-5 11h34l-5-11zM10 33v8h10v-8zM44 33v8h10v-8z",
  // machinery
  slide8:
    "M27 4h10l1 7 6 2 6-4 6 6-4 7 2 5 7 1v9l-7 1-2 6 4 6-6 6-7-4-5 2-1 6H27l-1-6-6-2-6 4-6-6 4-7-2-5-7-1v-9l7-1 2-6-4-6 6-6 7 4 5-2zM32 22a10 10 0 1 0 .01 0z",
};

/** Whom the company works with: industries, and what each buys, on a slider that moves by itself. */
export function Recommendations() {
  const t = useTranslations("home.recommendations");
  const accessibility = useTranslations("accessibility");
  const purchase = usePurchase();
  return (
    <Section id="rekom" ground="sunk" eyebrow={t("eyebrow")} heading={t("heading")} lead={t("lead")}>
      <div role="group" aria-label={t("sliderLabel")} data-island-scope="">
        <Slider className="recommendations__slider" list>
          {recommendations.map((industry) => {
            const { key } = industry;
            const { lines, href } = purchase(industry);
            return (
              <li className="recommendations__slide slider__slide" key={key}>
                <svg viewBox="0 0 64 64" aria-hidden="true">
                  <path d={industryShapes[key]} />
                </svg>
                <a href={href}>{t(key)}</a>
                <ul>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </li>
            );
          })}
        </Slider>
        <div className="recommendations__foot">
          <p>{t("note")}</p>
          <Island
            name="recommendations-player"
            component={RecommendationsPlayer}
            hydrate="visible"
            props={{ pause: accessibility("pauseSlider"), play: accessibility("playSlider") }}
          />
        </div>
      </div>
    </Section>
  );
}
