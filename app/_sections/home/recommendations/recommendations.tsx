import { useLocale, useTranslations } from "next-intl";

import { eurPallet } from "../../../_content/eur-pallet";
import { type Recommendation, recommendations } from "../../../_content/company/recommendations";
import { type PalletGeometry, inHeading, productById } from "../../../_content/products";
import { vehicleById } from "../../../_content/vehicles";
import { LongSide } from "../../../_pallet/pallet-views";
import { assumedPallet } from "../../../_load/plan";
import { PalletDrawing } from "../../../_pallet/pallet-drawing";
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

/** The product that an industry buys, if it is one of the catalogue. */
const productOf = (industry: Recommendation) =>
  "product" in industry ? productById(industry.product) : undefined;

/** The pallet that an industry is drawn with: its product, a usual construction of its size, or the EUR type. */
function palletOf(industry: Recommendation): PalletGeometry {
  if (!("size" in industry)) return productOf(industry)?.geometry ?? eurPallet;
  const [length, depth] = industry.size;
  return assumedPallet({ ...eurPallet, length, depth });
}

/** Drawings of pallets on this page, by their geometry: the first of each is drawn, the others show it again. */
const pallets = recommendations.map((industry) => JSON.stringify(palletOf(industry)));

/** The pallet of an industry from its side with its load, on a sheet and a ground that all of them have in common. */
function IndustryDrawing({ industry, index }: { industry: Recommendation; index: number }) {
  const pallet = palletOf(industry);
  const first = pallets.indexOf(pallets[index] ?? "");
  const [length, height] = [1200, 162];
  return (
    <PalletDrawing
      className="recommendations__drawing"
      viewBox={`-10 -950 ${length + 20} ${950 + height + 10}`}
    >
      <g transform={`translate(${(length - pallet.length) / 2} ${height - pallet.height})`}>
        <path d={industryLoads[industry.key]} />
        {first === index ? (
          <g id={`pallet-${first}`} className="pallet-drawing">
            <LongSide geometry={pallet} />
          </g>
        ) : (
          <use href={`#pallet-${first}`} />
        )}
      </g>
    </PalletDrawing>
  );
}

/** States where an industry finds its pallet: what the link is called, the figures of it, and the address. */
function usePurchase(): (industry: Recommendation) => Record<"name" | "figures" | "href", string> {
  const locale = useLocale();
  const words = useTranslations();
  return (industry) => {
    const product = productOf(industry);
    if (product) {
      const { id, name, geometry } = product;
      const { maxKg } = productFacts(locale, words, product);
      return {
        name: inHeading(words(name)),
        figures: `${inMillimetres(geometry.length, geometry.depth)}, ${maxKg.brief.replaceAll(" ", "\u00a0")}`,
        href: path(locale, { route: "product", id }),
      };
    }
    const [name, tool] = [words("home.tools.size.name"), path(locale, "size")];
    if (!("size" in industry)) return { name, figures: words("home.tools.size.text"), href: tool };
    const [length, depth] = industry.size;
    // The tool's fields, by their names in its address.
    return { name, figures: inMillimetres(length, depth), href: `${tool}?l=${length}&w=${depth}` };
  };
}

/** What the reasons of an industry count, from its product and from the planner. */
function figuresOf(industry: Recommendation): Record<"stacks" | "load" | "board", number> {
  const pallet = palletOf(industry);
  return {
    stacks: fullLoad(vehicleById("ft40"), pallet).stacks,
    load: productOf(industry)?.maxLoad ?? 0,
    board: pallet.boardThickness,
  };
}

/** What pallets are made for: industries, why each buys which pallet, and where it is, on a slider that moves by itself. */
export function Recommendations() {
  const t = useTranslations("home.recommendations");
  const accessibility = useTranslations("accessibility");
  const purchase = usePurchase();
  return (
    <Section id="rekom" ground="sunk" eyebrow={t("eyebrow")} heading={t("heading")} lead={t("lead")}>
      <div role="group" aria-label={t("sliderLabel")} data-island-scope="">
        <Slider className="recommendations__slider" list>
          {recommendations.map((industry, index) => {
            const { key } = industry;
            const { name, figures, href } = purchase(industry);
            return (
              <li className="recommendations__slide slider__slide" key={key}>
                <IndustryDrawing industry={industry} index={index} />
                <strong>{t(key)}</strong>
                <p>{t(`reasons.${key}`, figuresOf(industry))}</p>
                <a href={href}>
                  {name} <span>{figures}</span>
                </a>
              </li>
            );
          })}
        </Slider>
        <div className="recommendations__foot">
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
