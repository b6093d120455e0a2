import { company } from "../../../app/_content/company/company";
import { type Identity, identity as ownIdentity } from "../../../app/_content/company/identity";
import { isConfirmed } from "../../../app/_content/company/supplies";
import { declarationNumber, isDeclared } from "../../../app/_content/declarations";
import { issued } from "../../../app/_content/downloads";
import { dimensionsOf, type Product } from "../../../app/_content/products";
import { longDate } from "../../../app/_i18n/dates";
import { unbroken } from "../../../app/_i18n/figures";
import { languages, type Locale } from "../../../app/_i18n/languages";
import type { SiteTranslator } from "../../../app/_i18n/site-translator";
import { productFacts } from "../../../app/_load/product-facts";

/** Placeholder in drafts for a fact that the company has not stated. */
const blank = "…………";

function languageName(locale: Locale, named: Locale): string {
  return (
    new Intl.DisplayNames(languages[locale].region, { type: "language" }).of(named) ?? languages[named].name
  );
}

/**
 * Returns the data of a product's EU declaration of conformity for the template: the eight points and
 * signature block of Regulation (EU) 2025/40, annex VIII. An unsigned or incomplete declaration is a draft.
 */
export function declarationData(
  product: Product,
  locale: Locale,
  t: SiteTranslator,
  identity: Identity = ownIdentity,
) {
  const { declaration, typeNumber, geometry } = product;
  const { specifications = [], use, technicalFile, signed } = declaration ?? {};
  const isSigned = isDeclared(product, identity);
  const facts = productFacts(locale, t, product);
  const manufacturer = identity.legalName ?? company.name;
  const address = company.addresses[0];
  const materials = [
    t("declaration.object.sawn"),
    geometry.blocks === "pressed" && t("declaration.object.pressed"),
    t("declaration.object.nails"),
  ].filter((material) => material !== false);
  const country = new Intl.DisplayNames(languages[locale].region, { type: "region" }).of(address.country);
  const points: readonly (readonly [label: string, ...values: (string | false | undefined)[]])[] = [
    [t("declaration.points.p1"), typeNumber ?? blank],
    [
      t("declaration.points.p2"),
      manufacturer,
      `${address.street}, ${address.postcode}\u00a0${address.town}, ${country ?? address.country}`,
    ],
    [t("declaration.points.p3")],
    [
      t("declaration.points.p4"),
      t("declaration.object.pallet", { name: t(product.name), dimension: dimensionsOf(geometry) }),
      ...[facts.desk, facts.block].map(({ term, value }) => `${term}: ${unbroken(value)}`),
      t("declaration.object.materials", { materials: materials.join(", ") }),
      t("declaration.object.type", { typeNumber: typeNumber ?? blank }),
      isConfirmed("typeNumber") && t("declaration.object.mark"),
    ],
    [
      t("declaration.points.p5"),
      t("declaration.acts.ppwr"),
      t("declaration.acts.substances"),
      t("declaration.acts.recyclable"),
      typeof use === "object" && t("declaration.acts.reusable", { system: use.system }),
    ],
    [
      t("declaration.points.p6"),
      t("declaration.standards.none"),
      specifications.length > 0 &&
        t("declaration.standards.used", {
          standards: specifications.join(", ").replaceAll(/(?<=EN|CR) /g, "\u00a0"),
        }),
    ],
    [t("declaration.points.p7"), t("declaration.notifiedBody")],
    [
      t("declaration.points.p8"),
      t("declaration.additional.file", { file: technicalFile ?? blank }),
      use === "single" && t("declaration.additional.single"),
      signed && t("declaration.additional.version", { language: languageName(locale, signed.language) }),
    ],
  ];
  return {
    title: t("declaration.title", { number: declarationNumber(product) ?? blank }),
    basis: t("declaration.basis"),
    points: points.map(([label, ...values]) => ({
      label,
      values: values.filter((value) => typeof value === "string"),
    })),
    signature: {
      for: t("declaration.signature.for", { legalName: manufacturer }),
      rows: [
        [t("declaration.signature.placeDate"), signed && `${signed.place}, ${longDate(locale, signed.date)}`],
        [t("declaration.signature.person"), signed && `${signed.name}, ${signed.position}`],
        [t("declaration.signature.signature"), undefined],
      ].map(([label, value]) => ({ label, value: value ?? null })),
    },
    draft: isSigned
      ? null
      : {
          stamp: t("declaration.draft.stamp"),
          text: t("declaration.draft.text", { date: longDate(locale, issued) }),
        },
  };
}
