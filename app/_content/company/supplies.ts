import { builtAt } from "../built-at";
import { isDeclared } from "../declarations";
import { type Product, products as offered } from "../products";
import { warsawDay, isValid } from "../validity";
import { certificates } from "./certificates";
import { identity } from "./identity";

const products: readonly Product[] = offered;

/** Services and documents that come with the pallets: keys of `roles.ours`. */
export type Supply = "declaration" | "typeNumber" | "masses" | "eudr" | "ht" | "company";

/** Supplies that the company can confirm today. The site does not mention the others. */
// Unconfirmed (should): type number with name and address on the pallets (PPWR, article 15(5) and (6));
// weighed masses of materials; the role in the chain (Regulation (EU) 2023/1115)
const supplied = { typeNumber: false, masses: false, eudr: false } as const;

/** Returns whether the company has confirmed a supply. */
export function isConfirmed(supply: Supply): boolean {
  switch (supply) {
    case "ht":
      return certificates.some(
        (document) => document.kind === "phytosanitary" && isValid(document, warsawDay(builtAt)),
      );
    case "company":
      return identity.bdo !== undefined;
    case "declaration":
      return products.every((product) => isDeclared(product, identity));
    default:
      return supplied[supply];
  }
}
