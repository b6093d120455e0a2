import { renderSVG } from "uqr";

import { company, shownPhone } from "../../../app/_content/company/company";
import { type Identity, identity } from "../../../app/_content/company/identity";
import { issued } from "../../../app/_content/downloads";
import { inHeading, type Product } from "../../../app/_content/products";
import { vehicles } from "../../../app/_content/vehicles";
import { longDate } from "../../../app/_i18n/dates";
import { figure, inZloty, tonnes, unbroken } from "../../../app/_i18n/figures";
import { languages, type Locale } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { absolute } from "../../../app/_i18n/site-url";
import type { SiteTranslator } from "../../../app/_i18n/translator";
import { loadTexts, productFacts } from "../../../app/_load/product-facts";
import { descriptionOf, originFacts, packagingFacts } from "../../../app/_load/product-texts";
import { fullLoad, usualPlay } from "../../../app/_load/full-load";
import { colour } from "../../../app/_styles/colours";
import { palletDrawings, photoDrawing } from "./sheet-drawings";

/** Returns a QR code as SVG on paper of any colour, with the light modules around it (ISO/IEC 18004, 9.1). */
export function qrCode(text: string): string {
  return renderSVG(text, { ecc: "M", border: 4, pixelSize: 1, whiteColor: "none" });
}

/**
 * Returns the company's published facts in one line, for the foot of documents (KSH 206).
 *
 * @returns undefined if no fact is set
 */
export function paperLine(
  locale: Locale,
  t: SiteTranslator,
  { legalName, seat, court, krs, nip, capital, bdo }: Identity,
): string | undefined {
  const parts = [
    legalName,
    seat,
    court && krs && t("companyData.paperLine.krs", { court, krs }),
    nip && t("companyData.paperLine.nip", { nip }),
    capital !== undefined && t("companyData.paperLine.capital", { capital: inZloty(locale, capital) }),
    bdo && t("companyData.paperLine.bdo", { bdo }),
  ].filter(Boolean);
  return parts.length ? parts.join(" · ") : undefined;
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
  "customs",
] as const;

/**
 * Returns the data that all sheets of a language share: colours, the company, the date of the data, contacts.
 */
export function frameData(locale: Locale, t: SiteTranslator) {
  const names = ["forest-900", "forest-950", "paper-100", "paper-200", "paper-300", "bark-600", "spray-500"];
  const { office } = company.emails;
  return {
    lang: languages[locale].tag,
    day: issued.split("-").map(Number),
    company: company.name,
    colours: Object.fromEntries(names.map((name) => [name, colour(name)])),
    description: t("footer.description"),
    addresses: company.addresses.map(({ street, postcode, town }) => `${street}, ${postcode}\u00a0${town}`),
    email: office,
    phone: shownPhone(company.mainPhone),
    legal: paperLine(locale, t, identity) ?? null,
    note: t("documents.sheetNote", { date: longDate(locale, issued) }),
    page: t("documents.sheetPage"),
  };
}

/** Returns the data of a product's sheet for the template. */
export function productData(product: Product, locale: Locale, t: SiteTranslator) {
  const { id, geometry, camera } = product;
  const { length, depth, height } = geometry;
  const name = t(product.name);
  const url = absolute(path(locale, { route: "product", id }));
  const sides = { name, length: String(length), depth: String(depth), height: String(height) };
  const drawings = palletDrawings(geometry, locale);
  const facts = productFacts(locale, t, product);
  return {
    name: inHeading(name),
    text: unbroken(descriptionOf(t, product)),
    dimension: facts.dimension.value,
    picture: product.img,
    pictureAlt: t("product.imageAlt", { name }),
    measures: camera ? photoDrawing(geometry, camera) : null,
    summary: [facts.maxKg, facts.mass, facts.ht].map(({ term, brief }) => [term, brief]),
    full: {
      term: facts.perTruck.term,
      figure: figure(locale, facts.perTruck.figure),
      unit: t("documents.sheet.piecesHead"),
      note: facts.perTruck.note,
    },
    dataHeading: t("product.summaryHeading"),
    dataHead: [t("comparison.property"), t("documents.sheet.valueHead")],
    data: [
      ...sheetFacts.map((key) => [facts[key].term, unbroken(facts[key].value)]),
      ...originFacts(locale, t, product).map(({ term, value }) => [term, value]),
      ...(product.typeNumber ? [[t("product.typeNumber"), product.typeNumber]] : []),
      [
        t("packagingData.heading"),
        packagingFacts(locale, t, product)
          .map(({ term, code, value }) => `${[term, code].filter(Boolean).join(", ")}: ${value}`)
          .join("; "),
      ],
    ],
    drawingsHeading: t("documents.sheet.drawingsHeading"),
    drawings: {
      topView: { ...drawings.topView, alt: t("documents.sheet.planAlt", sides) },
      longSide: { ...drawings.longSide, alt: t("documents.sheet.longSideAlt", sides) },
      shortSide: { ...drawings.shortSide, alt: t("documents.sheet.shortSideAlt", sides) },
      isometric: { ...drawings.isometric, alt: t("documents.sheet.isometricAlt", sides) },
    },
    loadsHeading: t("load.small.heading"),
    loadsHead: [
      t("load.table.vehicle"),
      t("documents.sheet.stacksHead"),
      t("documents.sheet.piecesHead"),
      t("documents.sheet.massHead"),
    ],
    loads: vehicles.map((vehicle) => {
      const load = fullLoad(vehicle, geometry);
      const { stacks, pieces } = loadTexts(locale, t, load);
      return [t(`load.vehicles.${vehicle.id}.name`), stacks, pieces, `${tonnes(locale, load.mass)}\u00a0t`];
    }),
    loadsNote: t("load.table.caption", { play: usualPlay }),
    url,
    qr: { svg: qrCode(url), alt: t("documents.qrAlt", { name }), caption: t("documents.qrCaption") },
  };
}
