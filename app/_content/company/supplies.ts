import { builtAt } from "../built-at";
import { isDeclared } from "../declarations";
import { type Product, products as offered } from "../products";
import { toConfirm } from "../to-confirm";
import { warsawDay } from "../validity/day";
import { isValid } from "../validity/state";
import { certificates } from "./certificates";
import { identity } from "./identity";

const products: readonly Product[] = offered;

/** What a customer gets with the pallets, by the keys of its words in `roles.ours`. */
export type Supply = "declaration" | "typeNumber" | "masses" | "eudr" | "ht" | "company";

/**
 * What the company can supply today; what is false is not stated anywhere.
 *
 * @confirm typeNumber: whether pallets bear the type number with the maker's name and address (PPWR, article 15(5) and (6))
 * @confirm masses: whether the masses of materials are weighed, or known from a table of the nails
 * @confirm eudr: whether the company files the statement itself, or knows its role in the chain (Regulation (EU) 2023/1115)
 */
const supplied = { typeNumber: toConfirm(false), masses: toConfirm(false), eudr: toConfirm(false) };

/** Whether the company has confirmed that it supplies something. */
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
