import { create } from "qrcode";

import { company, shownPhone } from "../../../app/_content/company/company";
import { identity } from "../../../app/_content/company/identity";
import { paperLine } from "../../../app/_content/company/paper-line";
import { issued } from "../../../app/_content/downloads";
import { inHeading, type Product } from "../../../app/_content/products";
import { vehicles } from "../../../app/_content/vehicles";
import { longDate } from "../../../app/_i18n/dates";
import { figure, tonnes, unbroken } from "../../../app/_i18n/figures";
import { languages, type Locale } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { absolute } from "../../../app/_i18n/site-url";
import type { Words } from "../../../app/_i18n/words";
import { descriptionOf, loadTexts, productFacts } from "../../../app/_load/product-facts";
import { fullLoad } from "../../../app/_load/full-load";
import { packagingFacts } from "../../../app/_load/packaging-facts";
import { colour } from "../../../app/_styles/colours";
import { palletDrawings, photoDrawing } from "./sheet-drawings";

/** Light modules around a QR code (ISO/IEC 18004, 9.1). */
const quiet = 4;

/** Returns a QR code as SVG. */
export function qrCode(text: string): string {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  const rows = Array.from({ length: size }, (_, row) =>
    [...data.subarray(row * size, (row + 1) * size)].map((dark) => (dark ? "#" : " ")).join(""),
  );
  // One rectangle for each run of dark modules in a row.
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/#+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  const side = size + 2 * quiet;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quiet} ${-quiet} ${side} ${side}"><path d="${runs.join("")}"/></svg>`;
}

const sheetFacts = [
  "dimension",
  "surface",
  "maxKg",
  "block",
  "desk",
  "quality",
  "mass",
  "entries",
  "tolerance",
] as const;

/**
 * Returns the data that all sheets of a language share: colours, the company, the date of the data, contacts.
 */
export function frameData(locale: Locale, words: Words) {
  const names = ["forest-900", "forest-950", "paper-100", "paper-200", "paper-300", "bark-600", "spray-500"];
  const { office } = company.emails;
  return {
    lang: languages[locale].tag,
    day: issued.split("-").map(Number),
    company: company.name,
    colours: Object.fromEntries(names.map((name) => [name, colour(name)])),
    description: words("footer.description"),
    addresses: company.addresses.map(({ street, postcode, town }) => `${street}, ${postcode}\u00a0${town}`),
    email: office,
    phone: shownPhone(company.mainPhone),
    legal: paperLine(locale, words, identity) ?? null,
    note: words("documents.sheetNote", { date: longDate(locale, issued) }),
    page: words("documents.sheetPage"),
  };
}

/** Returns the data of a product's sheet for the template. */
export function productData(product: Product, locale: Locale, words: Words) {
  const { id, geometry, camera } = product;
  const { length, depth, height } = geometry;
  const name = words(product.name);
  const url = absolute(path(locale, { route: "product", id }));
  const sides = { name, length: String(length), depth: String(depth), height: String(height) };
  const drawings = palletDrawings(geometry);
  const facts = productFacts(locale, words, product);
  return {
    name: inHeading(name),
    text: unbroken(descriptionOf(words, product)),
    dimension: facts.dimension.value,
    picture: product.img,
    pictureAlt: words("product.imageAlt", { name }),
    measures: camera ? photoDrawing(geometry, camera) : null,
    summary: [facts.maxKg, facts.mass, facts.ht].map(({ term, brief }) => [term, brief]),
    full: {
      term: facts.perTruck.term,
      figure: figure(locale, facts.perTruck.figure),
      unit: words("documents.sheet.piecesHead"),
      note: facts.perTruck.note,
    },
    dataHeading: words("product.summaryHeading"),
    dataHead: [words("comparison.property"), words("documents.sheet.valueHead")],
    data: [
      ...sheetFacts.map((key) => [facts[key].term, unbroken(facts[key].value)]),
      ...(product.typeNumber ? [[words("product.typeNumber"), product.typeNumber]] : []),
      [
        words("packagingData.heading"),
        packagingFacts(locale, words, product)
          .map(({ term, code, value }) => `${[term, code].filter(Boolean).join(", ")}: ${value}`)
          .join("; "),
      ],
    ],
    drawingsHeading: words("documents.sheet.drawingsHeading"),
    drawings: {
      plan: { ...drawings.plan, alt: words("documents.sheet.planAlt", sides) },
      longSide: { ...drawings.longSide, alt: words("documents.sheet.longSideAlt", sides) },
      shortSide: { ...drawings.shortSide, alt: words("documents.sheet.shortSideAlt", sides) },
      isometric: { ...drawings.isometric, alt: words("documents.sheet.isometricAlt", sides) },
    },
    loadsHeading: words("load.small.heading"),
    loadsHead: [
      words("load.table.vehicle"),
      words("documents.sheet.stacksHead"),
      words("documents.sheet.piecesHead"),
      words("documents.sheet.massHead"),
    ],
    loads: vehicles.map((vehicle) => {
      const load = fullLoad(vehicle, geometry);
      const { stacks, pieces } = loadTexts(locale, words, load);
      return [
        words(`load.vehicles.${vehicle.id}.name`),
        stacks,
        pieces,
        `${tonnes(locale, load.mass)}\u00a0t`,
      ];
    }),
    loadsNote: words("load.table.caption"),
    url,
    qr: { svg: qrCode(url), alt: words("documents.qrAlt", { name }), caption: words("documents.qrCaption") },
  };
}
