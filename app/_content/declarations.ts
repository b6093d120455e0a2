import type { Identity } from "./company/identity";
import { isDay } from "./validity/day";

/**
 * Signature of a type's declaration of conformity (Regulation (EU) 2025/40, article 39 and annex VIII), which
 * the assessment of annex VII precedes.
 */
export interface Declaration {
  readonly place: string;
  /** ISO 8601. */
  readonly date: string;
  readonly name: string;
  readonly position: string;
}

/** The part of a product that a declaration depends on. */
interface Declarable {
  readonly id: number;
  readonly typeNumber?: string;
  readonly declaration?: Declaration;
}

/** Format of a type number: 3 to 30 capitals and digits. */
const typeNumberForm = /^[A-Z0-9][A-Z0-9./-]{2,29}$/;

/** Returns whether a product has a signed, valid declaration. */
export function isDeclared(product: Declarable, { legalName }: Identity): boolean {
  return Boolean(legalName) && declarationFaults(product, []).length === 0;
}

function signatureFault({ place, date, name, position }: Declaration): string | undefined {
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
  const isShared = products.some((each) => each.id !== product.id && each.typeNumber === typeNumber);
  const fault = declaration && signatureFault(declaration);
  const faults = [
    !typeNumber && "typeNumber is not set",
    typeNumber &&
      !typeNumberForm.test(typeNumber) &&
      `typeNumber "${typeNumber}" is not 3 to 30 capitals and digits`,
    typeNumber && isShared && `typeNumber "${typeNumber}" belongs to another product, too`,
    !declaration &&
      "declaration is not set: the conformity assessment of annex VII comes first, then the signature",
    fault && `declaration ${fault}`,
  ];
  return faults.flatMap((each) => each || []);
}
