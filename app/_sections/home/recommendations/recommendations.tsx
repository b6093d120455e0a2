import { useLocale, useTranslations } from "next-intl";

import { eurPallet } from "../../../_content/eur-pallet";
import { type Recommendation, recommendations } from "../../../_content/company/recommendations";
import { inHeading, type PalletGeometry, productById } from "../../../_content/products";
import { vehicleById } from "../../../_content/vehicles";
import { PalletDrawing, PalletView } from "../../../_pallet/pallet-drawing";
import { assumedPallet } from "../../../_pallet/assumed-pallet";
import { productFacts } from "../../../_load/product-facts";
import { fullLoad } from "../../../_load/full-load";
import { Island } from "../../../../islands/island";
import { inMillimetres } from "../../../_i18n/figures";
import { path } from "../../../_i18n/paths";
import { Section } from "../../../_ui/section";
import { Slider } from "../../../_ui/slider";
import { industryLoads } from "./industry-loads";
import { RecommendationsPlayer } from "./recommendations-player.client";
import "./recommendations.css";

const productOf = (industry: Recommendation) =>
  "product" in industry ? productById(industry.product) : undefined;

/** Returns the pallet to draw: the product, an assumed construction of the size, or the EUR type. */
function palletOf(industry: Recommendation): PalletGeometry {
  if (!("size" in industry)) return productOf(industry)?.geometry ?? eurPallet;
  const [length, depth] = industry.size;
  return assumedPallet({ ...eurPallet, length, depth });
}

/** Serialised geometries, to draw each pallet once and reuse it with `<use>`. */
const pallets = recommendations.map((industry) => JSON.stringify(palletOf(industry)));

/** Draws the side view of an industry's loaded pallet. All drawings share one sheet size and ground line. */
function IndustryDrawing({ industry, index }: { industry: Recommendation; index: number }) {
  const pallet = palletOf(industry);
  const first = pallets.indexOf(pallets[index] ?? "");
  const [length, height] = [1200, 162];
  return (
    <PalletDrawing
      className="recommendations__drawing"
      viewBox={`${(pallet.length - length) / 2 - 10} ${pallet.height - height - 950} ${length + 20} ${950 + height + 10}`}
    >
      <path d={industryLoads[industry.key]} />
      {first === index ? (
        <g id={`pallet-${first}`} className="pallet-drawing">
          <PalletView view="longSide" geometry={pallet} />
        </g>
      ) : (
        <use href={`#pallet-${first}`} />
      )}
    </PalletDrawing>
  );
}

/** Returns a function that gives the link of an industry's pallet: name, figures and address. */
function usePurchase(): (industry: Recommendation) => Record<"name" | "figures" | "href", string> {
  const locale = useLocale();
  const t = useTranslations();
  return (industry) => {
    const product = productOf(industry);
    if (product) {
      const { id, name, geometry } = product;
      const { maxKg } = productFacts(locale, t, product);
      return {
        name: inHeading(t(name)),
        figures: `${inMillimetres(geometry.length, geometry.depth)}, ${maxKg.brief.replaceAll(" ", "\u00a0")}`,
        href: path(locale, { route: "product", id }),
      };
    }
    const [name, tool] = [t("home.tools.size.name"), path(locale, "size")];
    if (!("size" in industry)) return { name, figures: t("home.tools.size.text"), href: tool };
    const [length, depth] = industry.size;
    // `l` and `w` are the size tool's address fields.
    return { name, figures: inMillimetres(length, depth), href: `${tool}?l=${length}&w=${depth}` };
  };
}

/** Returns the figures for an industry's reason, from its product and the load planner. */
function figuresOf(industry: Recommendation): Record<"stacks" | "load" | "board", number> {
  const pallet = palletOf(industry);
  return {
    stacks: fullLoad(vehicleById("ft40"), pallet).stacks,
    load: productOf(industry)?.maxLoad ?? 0,
    board: pallet.boardThickness,
  };
}

/** Renders the industries with their pallets on an autoplaying slider. */
export function Recommendations() {
  const t = useTranslations("home.recommendations");
  const accessibility = useTranslations("accessibility");
  const purchase = usePurchase();
  return (
    <Section
      id="rekom"
      className="recommendations"
      ground="sunk"
      rule={false}
      heading={t("heading")}
      lead={t("lead")}
    >
      <div role="group" aria-label={t("sliderLabel")} data-island-scope="">
        <Slider className="recommendations__slider" label={t("sliderLabel")}>
          {recommendations.map((industry, index) => {
            const { key } = industry;
            const { name, figures, href } = purchase(industry);
            return (
              <li className="recommendations__slide slider__slide" key={key}>
                <IndustryDrawing industry={industry} index={index} />
                <strong>{t(key)}</strong>
                <p>{t(`reasons.${key}`, figuresOf(industry))}</p>
                <a className="whole-link" href={href}>
                  {`${name}\n${figures}`}
                </a>
              </li>
            );
          })}
        </Slider>
        <div className="recommendations__foot">
          <Island
            name="recommendations-player"
            component={RecommendationsPlayer}
            props={{ pause: accessibility("pauseSlider"), play: accessibility("playSlider") }}
          />
        </div>
      </div>
    </Section>
  );
}
