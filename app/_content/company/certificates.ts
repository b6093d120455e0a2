import { toConfirm } from "../to-confirm";
import type { Dates } from "../validity/state";

/** What a document is good for, as far as it is known: of each kind one should be valid. */
export type Kind = "phytosanitary" | "licence" | "institute" | "general";

export interface Certificate extends Dates {
  /** Its words are `home.certificates.{key}`. */
  readonly key: string;
  readonly file: `/certificates/${string}`;
  readonly kind: Kind;
  /** The standard it was issued under, as it writes itself, such as "ISPM 15". */
  readonly scope?: string;
  /** The issuer's page that shows whether it is valid. */
  readonly register?: `https://${string}`;
}

/**
 * Kinds of documents that the company does not have and does not need, such as an EPAL licence where no EPAL
 * pallets are made: `npm run golive` requires none of them, and names the texts that still mention one.
 */
export const kindsNotHeld: readonly Kind[] = [];

/**
 * What a document of a kind confirms: words in `home.certificates.confirms`.
 *
 * @confirm the home page says what each document confirms; only its scan can prove that
 */
export const confirms = {
  phytosanitary: toConfirm("treatment"),
  licence: toConfirm("marking"),
  institute: toConfirm("examination"),
  general: toConfirm("scope"),
} as const satisfies Record<Kind, string>;

/**
 * The documents of the ledger (R36); words in `home.certificates.{key}`. Of those with one date it is not known whether it
 * is their first day or their last, so their validity is not stated. Standards and registers are named once
 * the owner has confirmed them.
 */
export const certificates = [
  {
    key: "institute",
    file: "/certificates/institute.svg",
    kind: "institute",
    issued: ["2010-10-22", "2014-12-15"],
  },
  {
    key: "spm2024",
    file: "/certificates/spm-2024.svg",
    kind: "phytosanitary",
    from: "2024-05-01",
    until: "2024-11-30",
  },
  {
    key: "spm2025",
    file: "/certificates/spm-2025.svg",
    kind: "phytosanitary",
    from: "2025-01-01",
    until: "2025-08-31",
  },
  {
    key: "epalLicence",
    file: "/certificates/epal-licence.svg",
    kind: "licence",
    issued: ["2025-01-01"],
  },
  {
    key: "technologicalInstitute",
    file: "/certificates/technological-institute.svg",
    kind: "institute",
    issued: ["2025-09-10"],
  },
  {
    key: "certificate2023",
    file: "/certificates/certificate-2023.svg",
    kind: "general",
    issued: ["2023-01-26"],
  },
] as const satisfies readonly Certificate[];
