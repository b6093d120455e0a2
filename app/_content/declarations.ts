import type { Identity } from "./company/identity";
import { isDay } from "./validity";

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

/** Returns whether a product has a signed declaration of a known manufacturer. */
export function isDeclared({ typeNumber, declaration }: Declarable, { legalName }: Identity): boolean {
  return Boolean(legalName && typeNumber && declaration);
}

/**
 * Lists missing and wrong parts of a product's declaration.
 *
 * @param products all products on offer, because a type number must be unique
 */
export function declarationFaults(product: Declarable, products: readonly Declarable[]): string[] {
  const { typeNumber, declaration } = product;
  const isShared = products.some((each) => each.id !== product.id && each.typeNumber === typeNumber);
  const faults = [
    !typeNumber && "typeNumber is not set",
    typeNumber && isShared && `typeNumber "${typeNumber}" belongs to another product, too`,
    !declaration &&
      "declaration is not set: the conformity assessment of annex VII comes first, then the signature",
    declaration && !isDay(declaration.date) && `declaration has "${declaration.date}" for a day (ISO 8601)`,
  ];
  return faults.flatMap((each) => each || []);
}
