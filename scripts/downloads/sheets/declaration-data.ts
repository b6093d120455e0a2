import { company } from "../../../app/_content/company/company";
import { type Identity, identity as ownIdentity } from "../../../app/_content/company/identity";
import { isConfirmed } from "../../../app/_content/company/supplies";
import { declarationNumber, isDeclared } from "../../../app/_content/declarations";
import { issued } from "../../../app/_content/downloads";
import { dimensionsOf, type Product } from "../../../app/_content/products";
import { longDate } from "../../../app/_i18n/dates";
import { unbroken } from "../../../app/_i18n/figures";
import { languages, type Locale } from "../../../app/_i18n/languages";
import type { Words } from "../../../app/_i18n/words";
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
  words: Words,
  identity: Identity = ownIdentity,
) {
  const { declaration, typeNumber, geometry } = product;
  const { specifications = [], use, technicalFile, signed } = declaration ?? {};
  const isSigned = isDeclared(product, identity);
  const facts = productFacts(locale, words, product);
  const manufacturer = identity.legalName ?? company.name;
  const address = company.addresses[0];
  const materials = [
    words("declaration.object.sawn"),
    geometry.blocks === "pressed" && words("declaration.object.pressed"),
    words("declaration.object.nails"),
  ].filter((material) => material !== false);
  const country = new Intl.DisplayNames(languages[locale].region, { type: "region" }).of(address.country);
  const points: readonly (readonly [label: string, ...values: (string | false | undefined)[]])[] = [
    [words("declaration.points.p1"), typeNumber ?? blank],
    [
      words("declaration.points.p2"),
      manufacturer,
      `${address.street}, ${address.postcode}\u00a0${address.town}, ${country ?? address.country}`,
    ],
    [words("declaration.points.p3")],
    [
      words("declaration.points.p4"),
      words("declaration.object.pallet", { name: words(product.name), dimension: dimensionsOf(geometry) }),
      ...[facts.desk, facts.block].map(({ term, value }) => `${term}: ${unbroken(value)}`),
      words("declaration.object.materials", { materials: materials.join(", ") }),
      words("declaration.object.type", { typeNumber: typeNumber ?? blank }),
      isConfirmed("typeNumber") && words("declaration.object.mark"),
    ],
    [
      words("declaration.points.p5"),
      words("declaration.acts.ppwr"),
      words("declaration.acts.substances"),
      words("declaration.acts.recyclable"),
      typeof use === "object" && words("declaration.acts.reusable", { system: use.system }),
    ],
    [
      words("declaration.points.p6"),
      words("declaration.standards.none"),
      specifications.length > 0 &&
        words("declaration.standards.used", {
          standards: specifications.join(", ").replaceAll(/(?<=EN|CR) /g, "\u00a0"),
        }),
    ],
    [words("declaration.points.p7"), words("declaration.notifiedBody")],
    [
      words("declaration.points.p8"),
      words("declaration.additional.file", { file: technicalFile ?? blank }),
      use === "single" && words("declaration.additional.single"),
      signed && words("declaration.additional.version", { language: languageName(locale, signed.language) }),
    ],
  ];
  return {
    title: words("declaration.title", { number: declarationNumber(product) ?? blank }),
    basis: words("declaration.basis"),
    points: points.map(([label, ...values]) => ({
      label,
      values: values.filter((value) => typeof value === "string"),
    })),
    signature: {
      for: words("declaration.signature.for", { legalName: manufacturer }),
      rows: [
        [
          words("declaration.signature.placeDate"),
          signed && `${signed.place}, ${longDate(locale, signed.date)}`,
        ],
        [words("declaration.signature.person"), signed && `${signed.name}, ${signed.position}`],
        [words("declaration.signature.signature"), undefined],
      ].map(([label, value]) => ({ label, value: value ?? null })),
    },
    draft: isSigned
      ? null
      : {
          stamp: words("declaration.draft.stamp"),
          text: words("declaration.draft.text", { date: longDate(locale, issued) }),
        },
  };
}
