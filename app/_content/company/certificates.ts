import type { Dates } from "../validity";

/** Purpose of a certificate. One valid certificate of each kind is expected. */
export type Kind = "phytosanitary" | "licence" | "institute" | "general";

export interface Certificate extends Dates {
  /** Key of its texts: `home.certificates.{key}`. */
  readonly key: string;
  readonly file: `/certificates/${string}`;
  readonly kind: Kind;
  /** Standard of the certificate as printed on it, such as "ISPM 15". */
  readonly scope?: string;
  /** The issuer's page that shows whether the certificate is valid. */
  readonly register?: `https://${string}`;
}

/** Kinds that the company neither has nor needs. `npm run golive` lists texts that mention one. */
export const kindsNotHeld: readonly Kind[] = [];

/** Statement that a kind of certificate confirms: keys of `home.certificates.confirms`. */
// Unconfirmed (must): the home page says what each document confirms; only its scan can prove that. The
// drawings in public/certificates/ are specimens, which visitors take for documents of the company
export const confirms = {
  phytosanitary: "treatment",
  licence: "marking",
  institute: "examination",
  general: "scope",
} as const satisfies Record<Kind, string>;

/**
 * The certificates of the ledger (R36). A single date may be the first or the last day, so the site states no
 * validity for those. Standards and registers are added once the owner has confirmed them.
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
