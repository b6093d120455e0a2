import { useLocale, useTranslations } from "next-intl";

import type { Recommendation } from "../../../_content/company/recommendations";
import { productById } from "../../../_content/products";
import { figure, inMillimetres } from "../../../_i18n/figures";
import { path } from "../../../_i18n/paths";

/** What an industry buys: format, load and treatment, a line each, and the page where it is. */
interface Purchase {
  readonly lines: readonly string[];
  readonly href: string;
}

/** Tells of an industry what it buys. */
export function usePurchase(): (industry: Recommendation) => Purchase {
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
