import { blocksToConfirm } from "../../app/_content/blocks";
import { certificates } from "../../app/_content/company/certificates";
import { company, companyToConfirm } from "../../app/_content/company/company";
import { figuresToConfirm } from "../../app/_content/company/figures";
import { ratingToConfirm } from "../../app/_content/company/rating";
import { recommendationsToConfirm } from "../../app/_content/company/recommendations";
import { type Product, products } from "../../app/_content/products";
import { settings, standIns } from "../../app/_content/settings";
import { warsawDay } from "../../app/_content/validity/day";
import { lapsedKinds } from "./lapsed-kinds";
import { drawingPlaceholders } from "./drawing-placeholders";
import { factPlaceholders } from "./fact-placeholders";
import type { Placeholder } from "./placeholder";
import { settingPlaceholders } from "./setting-placeholders";

/**
 * Lists all that still stands in the place of the company's own: as its data, its settings and its files tell.
 *
 * @param now milliseconds since the epoch: documents lapse
 */
export function placeholders(now: number): Placeholder[] {
  const unconfirmed = (file: string, facts: readonly string[]) =>
    facts.map((fact) => ({ file: `app/_content/${file}`, says: `${fact} is not confirmed.` }));
  return [
    ...factPlaceholders(company, companyToConfirm),
    ...unconfirmed("company/figures.ts", figuresToConfirm),
    ...unconfirmed("company/recommendations.ts", recommendationsToConfirm),
    ...unconfirmed("company/rating.ts", ratingToConfirm ? ["rating"] : []),
    ...unconfirmed(
      "products.ts",
      (products as readonly Product[])
        .filter(({ massToConfirm }) => massToConfirm)
        .map(({ id }) => `mass of the product ${id}`),
    ),
    ...unconfirmed("blocks.ts", blocksToConfirm),
    ...lapsedKinds(certificates, warsawDay(now)).map((says) => ({
      file: "app/_content/company/certificates.ts",
      says,
    })),
    ...drawingPlaceholders(["app", "public"]),
    ...settingPlaceholders(settings, standIns, process.env.NEXT_PUBLIC_SITE_URL),
  ];
}

/** The list as text: by file. */
export function describePlaceholders(found: readonly Placeholder[]): string {
  const files = [...new Set(found.map(({ file }) => file))];
  return files
    .flatMap((each) => [each, ...found.filter(({ file }) => file === each).map(({ says }) => `  ${says}`)])
    .join("\n");
}
