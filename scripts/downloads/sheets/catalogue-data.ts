import { offeredBlocks } from "../../../app/_content/blocks";
import { counts } from "../../../app/_content/counts";
import { products } from "../../../app/_content/products";
import { groupsOf, insideOf, vehicles } from "../../../app/_content/vehicles";
import { inMillimetres, tonnes, unbroken } from "../../../app/_i18n/figures";
import type { Locale } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { absolute } from "../../../app/_i18n/site-url";
import type { SiteTranslator } from "../../../app/_i18n/translator";
import { loadTexts } from "../../../app/_load/product-facts";
import { fullLoad, usualPlay } from "../../../app/_load/full-load";
import { usualSides } from "../../../app/_content/pallet-ranges";
import { blockFacts } from "../../../app/_sections/blocks/block-facts";
import { comparisonGroups } from "../../../app/_sections/comparison/comparison-groups";
import { sizeQuestions } from "../../../app/_tools/size/size-pallet";
import { productData, qrCode } from "./sheet-data";
import { blockDrawing, deckDrawing } from "./sheet-drawings";

export const coverPicture = "about-stack";

/**
 * Returns the data of the catalogue: cover, a sheet for each product, comparison, load table, blocks and
 * custom sizes.
 */
export function catalogueData(locale: Locale, t: SiteTranslator) {
  const names = products.map(({ name }) => t(name));
  const [least, most] = usualSides;
  const url = absolute(path(locale, "size"));
  const frame = {
    length: Math.max(...products.map(({ geometry }) => geometry.length)),
    depth: Math.max(...products.map(({ geometry }) => geometry.depth)),
  };
  return {
    heading: t("catalogue.heading"),
    lead: t("catalogue.lead", counts),
    picture: coverPicture,
    pictureAlt: t("catalogue.bannerAlt"),
    contentsHeading: t("documents.sheet.contentsHeading"),
    sheets: products.map((product) => productData(product, locale, t)),
    comparison: {
      heading: t("comparison.heading"),
      caption: `${t("comparison.caption", counts)}. ${t("comparison.scale")}.`,
      head: [t("comparison.property"), ...names],
      drawings: products.map(({ geometry }, index) => ({
        ...deckDrawing(geometry, frame),
        alt: names[index],
      })),
      groups: comparisonGroups(locale, t).map(({ name, rows }) => ({
        name,
        rows: rows.map((row) => [row.name, ...row.values.map(({ text }) => unbroken(text))]),
      })),
    },
    loads: {
      heading: t("load.heading"),
      caption: t("load.table.caption", { play: usualPlay }),
      head: [t("load.table.vehicle"), ...names],
      groups: groupsOf(vehicles).map((group) => ({
        name: t(`load.groups.${group}`),
        rows: vehicles
          .filter((vehicle) => vehicle.group === group)
          .map((vehicle) => {
            return {
              name: t(`load.vehicles.${vehicle.id}.name`),
              inside: insideOf(vehicle),
              payload: `${t("load.table.payload")}: ${t("load.table.payloadValue", { payload: tonnes(locale, vehicle.payload) })}`,
              loads: products.map(({ geometry }) => {
                const { pieces, stacks, mass } = loadTexts(locale, t, fullLoad(vehicle, geometry));
                return { pieces, stacks, mass };
              }),
            };
          }),
      })),
      notes: [t("load.notes.nominal"), t("load.notes.confirmed")],
    },
    blocks: {
      heading: t("blocks.heading"),
      lead: t("blocks.lead"),
      drawings: offeredBlocks.map(({ size, middle, count }) => ({
        ...blockDrawing(size),
        alt: t("blocks.sizes.drawingAlt", { size: inMillimetres(...size) }),
        name: inMillimetres(...size),
        use: t(middle ? "blocks.sizes.middle" : "blocks.sizes.outer", { count }),
      })),
      dataHeading: t("blocks.data.heading"),
      dataHead: [t("blocks.data.property"), t("blocks.data.value")],
      // Rules that may change are on the page, beside their source and its day.
      data: blockFacts(t)
        .filter(({ key }) => key !== "formaldehyde" && key !== "eudr")
        .map(({ name, value }) => [name, unbroken(value)]),
      notes: [
        [t("blocks.facts.heading"), t("blocks.facts.height"), t("blocks.facts.grain")],
        [t("blocks.use.solidBetter"), t("blocks.use.limit"), t("blocks.use.pool")],
      ].map(([name, ...texts]) => [name, texts.join(" ")]),
    },
    size: {
      heading: t("size.heading"),
      lead: t("size.lead"),
      stateHeading: t("blocks.enquiry.heading"),
      stateHead: [t("blocks.data.property"), t("blocks.data.value")],
      state: sizeQuestions(t).map(({ label, answer }) => [label, answer]),
      note: t("documents.sheet.usualSides", { min: least, max: most }),
      url,
      qr: {
        svg: qrCode(url),
        alt: t("documents.qrAlt", { name: t("size.heading") }),
        caption: t("size.heading"),
      },
    },
  };
}
