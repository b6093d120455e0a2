import type { Locale } from "../_i18n/languages";
import type { Identity } from "./company/identity";
import { isDay } from "./validity/day";

/** Technical specifications that can show conformity until the PPWR has a harmonised standard. */
type Specification = "EN 13428:2004" | "EN 13429:2004" | "EN 13430:2004" | "CR 13695-1:2000";

/** Signatory, place, date, and language of the signed version. */
interface Signed {
  readonly place: string;
  readonly date: string;
  readonly name: string;
  readonly position: string;
  readonly language: Locale;
}

/**
 * Facts of a type's declaration of conformity beyond the product's own (Regulation (EU) 2025/40, article 39
 * and annex VIII). The assessment of annex VII comes first and decides every field.
 */
export interface Declaration {
  /** End of the declaration number, after the type number: year and running number, such as "2027/1". */
  readonly serial: `${number}/${number}`;
  readonly specifications: readonly Specification[];
  /** Single use, or the reuse system. Undefined until the company has decided. */
  readonly use?: "single" | { readonly system: string };
  /** Number of the technical documentation. */
  readonly technicalFile?: string;
  readonly signed?: Signed;
}

/** The part of a product that a declaration depends on. */
interface Declarable {
  readonly id: number;
  readonly typeNumber?: string;
  readonly declaration?: Declaration;
}

/** Format of a type number: 3 to 30 capitals and digits. */
const typeNumberForm = /^[A-Z0-9][A-Z0-9./-]{2,29}$/;

/** Returns the declaration number. Undefined while the type number or the declaration is missing. */
export function declarationNumber({ typeNumber, declaration }: Declarable): string | undefined {
  return typeNumber && declaration && `${typeNumber}/${declaration.serial}`;
}

/** Returns whether a product has a signed, valid declaration. Live sites do not show drafts. */
export function isDeclared(product: Declarable, { legalName }: Identity): boolean {
  return Boolean(legalName && declarationNumber(product)) && declarationFaults(product, []).length === 0;
}

function signatureFault({ place, date, name, position }: Signed): string | undefined {
  if (![place, name, position].every((text) => text.trim())) return "has an empty place, name or position";
  return isDay(date) ? undefined : `has "${date}" for a day (ISO 8601)`;
}

/**
 * Lists missing and invalid parts of a product's declaration.
 *
 * @param products all products on offer, because a type number must be unique
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
