import type { Locale } from "../_i18n/languages";
import type { Identity } from "./company/identity";
import { isDay } from "./validity/day";

/** A technical specification that conformity can be shown with while no standard is harmonised under the PPWR. */
type Specification = "EN 13428:2004" | "EN 13429:2004" | "EN 13430:2004" | "CR 13695-1:2000";

/** Who signed a declaration, where and when; in which language the signed version is. */
interface Signed {
  readonly place: string;
  /** ISO 8601. */
  readonly date: string;
  readonly name: string;
  readonly position: string;
  readonly language: Locale;
}

/**
 * What the company declares of a type of pallet beside what its product says (Regulation (EU) 2025/40, article 39 and annex
 * VIII). The assessment of annex VII comes first: its result decides every field.
 */
export interface Declaration {
  /** What follows the type number in the number of the declaration: year and running number, such as "2027/1". */
  readonly serial: `${number}/${number}`;
  /** Those that were applied. */
  readonly specifications: readonly Specification[];
  /** Single use, or the system in which it is used again; undefined as long as the company has not decided. */
  readonly use?: "single" | { readonly system: string };
  /** Number of the technical documentation. */
  readonly technicalFile?: string;
  readonly signed?: Signed;
}

/** What of a product decides whether it is declared. */
interface Declarable {
  readonly id: number;
  readonly typeNumber?: string;
  readonly declaration?: Declaration;
}

/** The form of a type number: capitals and digits, 3 to 30 signs. */
const typeNumberForm = /^[A-Z0-9][A-Z0-9./-]{2,29}$/;

/** The number of a product's declaration; undefined while its type number or the rest is not set. */
export function declarationNumber({ typeNumber, declaration }: Declarable): string | undefined {
  return typeNumber && declaration && `${typeNumber}/${declaration.serial}`;
}

/** Whether a product's declaration is signed and without fault: anything less is a draft, which no live site shows. */
export function isDeclared(product: Declarable, { legalName }: Identity): boolean {
  return Boolean(legalName && declarationNumber(product)) && declarationFaults(product, []).length === 0;
}

/** What is missing in a signature; undefined where nothing is. */
function signatureFault({ place, date, name, position }: Signed): string | undefined {
  if (![place, name, position].every((text) => text.trim())) return "has an empty place, name or position";
  return isDay(date) ? undefined : `has "${date}" for a day (ISO 8601)`;
}

/**
 * Names what a product's declaration lacks, and what cannot be right in it.
 *
 * @param products all on offer: a type number belongs to one of them
 */
export function declarationFaults(product: Declarable, products: readonly Declarable[]): string[] {
  const { typeNumber, declaration } = product;
  const signed = declaration?.signed;
  const isShared = products.some((each) => each.id !== product.id && each.typeNumber === typeNumber);
  const fault = signed && signatureFault(signed);
  const faults = [
    !typeNumber && "typeNumber is not set",
    typeNumber &&
      !typeNumberForm.test(typeNumber) &&
      `typeNumber "${typeNumber}" is not 3 to 30 capitals and digits`,
    typeNumber && isShared && `typeNumber "${typeNumber}" belongs to another product, too`,
    !signed &&
      "declaration.signed is not set: the conformity assessment of annex VII comes first, then the signature",
    fault && `declaration.signed ${fault}`,
  ];
  return faults.flatMap((each) => each || []);
}
