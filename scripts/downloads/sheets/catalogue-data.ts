import { offeredBlocks } from "../../../app/_content/blocks";
import { counts } from "../../../app/_content/counts";
import { products } from "../../../app/_content/products";
import { groupsOf, insideOf, vehicles } from "../../../app/_content/vehicles";
import { inMillimetres, tonnes, unbroken } from "../../../app/_i18n/figures";
import type { Locale } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { absolute } from "../../../app/_i18n/site-url";
import type { Words } from "../../../app/_i18n/words";
import { loadTexts } from "../../../app/_load/product-facts";
import { fullLoad } from "../../../app/_load/full-load";
import { usualSides } from "../../../app/_pallet/own/warnings";
import { blockFacts } from "../../../app/_sections/blocks/block-facts";
import { comparisonGroups } from "../../../app/_sections/comparison/comparison-groups";
import { sizeQuestions } from "../../../app/_sections/size/size-words";
import { productData, qrCode } from "./sheet-data";
import { blockDrawing, deckDrawing } from "./sheet-drawings";

export const coverPicture = "about-stack";

/**
 * Returns the data of the catalogue: cover, a sheet for each product, comparison, load table, blocks and
 * custom sizes.
 */
export function catalogueData(locale: Locale, words: Words) {
  const names = products.map(({ name }) => words(name));
  const [least, most] = usualSides;
  const url = absolute(path(locale, "size"));
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
      groups: groupsOf(vehicles).map((group) => ({
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
    blocks: {
      heading: words("blocks.heading"),
      lead: words("blocks.lead"),
      drawings: offeredBlocks.map(({ size, middle, count }) => ({
        ...blockDrawing(size),
        alt: words("blocks.sizes.drawingAlt", { size: inMillimetres(...size) }),
        name: inMillimetres(...size),
        use: words(middle ? "blocks.sizes.middle" : "blocks.sizes.outer", { count }),
      })),
      dataHeading: words("blocks.data.heading"),
      dataHead: [words("blocks.data.property"), words("blocks.data.value")],
      data: blockFacts(words).map(({ name, value }) => [name, unbroken(value)]),
      notes: [
        [words("blocks.facts.heading"), words("blocks.facts.height"), words("blocks.facts.grain")],
        [words("blocks.use.solidBetter"), words("blocks.use.limit"), words("blocks.use.pool")],
      ].map(([name, ...texts]) => [name, texts.join(" ")]),
    },
    size: {
      heading: words("size.heading"),
      lead: words("size.lead"),
      stateHeading: words("blocks.enquiry.heading"),
      stateHead: [words("blocks.data.property"), words("blocks.data.value")],
      state: sizeQuestions(words).map(({ label, answer }) => [label, answer]),
      note: words("size.warnings.outOfRange", { min: least, max: most }),
      url,
      qr: {
        svg: qrCode(url),
        alt: words("documents.qrAlt", { name: words("size.heading") }),
        caption: words("size.heading"),
      },
    },
  };
}
