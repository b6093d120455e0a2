import { counts } from "../../../app/_content/counts";
import { products } from "../../../app/_content/products";
import { insideOf, vehicles } from "../../../app/_content/vehicles";
import { figure, tonnes, unbroken } from "../../../app/_i18n/figures";
import type { Locale } from "../../../app/_i18n/languages";
import type { Words } from "../../../app/_i18n/words";
import { loadTexts } from "../../../app/_load/product-facts";
import { fullLoad } from "../../../app/_load/full-load";
import { comparisonGroups } from "../../../app/_sections/comparison/comparison-groups";
import { productData } from "./sheet-data";
import { deckDrawing, loadDrawing, longestDrawn } from "./sheet-drawings";

const groups = ["road", "swap", "container"] as const;

/** The picture of the cover, by the name of its master. */
export const coverPicture = "about-stack";

/** The catalogue of all products: cover, a sheet for each, the comparison, the load table and the plans of its loads. */
export function catalogueData(locale: Locale, words: Words) {
  const names = products.map(({ name }) => words(name));
  const frame = {
    length: Math.max(...products.map(({ geometry }) => geometry.length)),
    depth: Math.max(...products.map(({ geometry }) => geometry.depth)),
  };
  return {
    heading: words("catalogue.heading"),
    lead: words("catalogue.lead", counts),
    picture: coverPicture,
    pictureAlt: words("catalogue.bannerAlt"),
    contentsHeading: words("documents.sheet.contentsHeading"),
    sheets: products.map((product) => productData(product, locale, words)),
    comparison: {
      heading: words("comparison.heading"),
      caption: `${words("comparison.caption", counts)}. ${words("comparison.scale")}.`,
      head: [words("comparison.property"), ...names],
      drawings: products.map(({ geometry }, index) => ({
        ...deckDrawing(geometry, frame),
        alt: names[index],
      })),
      groups: comparisonGroups(locale, words).map(({ name, rows }) => ({
        name,
        rows: rows.map((row) => [row.name, ...row.values.map(({ text }) => unbroken(text))]),
      })),
    },
    loads: {
      heading: words("load.heading"),
      caption: words("load.table.caption"),
      head: [words("load.table.vehicle"), ...names],
      groups: groups.map((group) => ({
        name: words(`load.groups.${group}`),
        rows: vehicles
          .filter((vehicle) => vehicle.group === group)
          .map((vehicle) => {
            return {
              name: words(`load.vehicles.${vehicle.id}.name`),
              inside: insideOf(vehicle),
              payload: `${words("load.table.payload")}: ${words("load.table.payloadValue", { payload: tonnes(locale, vehicle.payload) })}`,
              loads: products.map(({ geometry }) => {
                const { pieces, stacks, mass } = loadTexts(locale, words, fullLoad(vehicle, geometry));
                return { pieces, stacks, mass };
              }),
            };
          }),
      })),
      notes: [words("load.notes.nominal"), words("load.notes.confirmed")],
    },
    plans: products.map((product, index) => ({
      heading: `${words("load.plans.heading")}: ${names[index]}`,
      views: [words("load.drawing.topLabel"), words("load.drawing.sideLabel")].join(" · "),
      plans: vehicles.map((vehicle) => {
        const load = fullLoad(vehicle, product.geometry);
        const { stacks, along, perStack, stackHeight, usable } = load;
        const name = words(`load.vehicles.${vehicle.id}.name`);
        const top = words("load.drawing.topAlt", {
          vehicle: name,
          stacks,
          along: figure(locale, along),
          across: figure(locale, stacks - along),
        });
        const side = words("load.drawing.sideAlt", {
          perStack: figure(locale, perStack),
          stackHeight: String(stackHeight),
          left: String(usable - stackHeight),
        });
        return {
          name,
          sum: loadTexts(locale, words, load).formula,
          ...loadDrawing(vehicle, product.geometry, load, longestDrawn(vehicles)),
          alt: `${top} ${side}`,
        };
      }),
    })),
  };
}
