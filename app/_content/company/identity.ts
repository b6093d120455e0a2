import { isDay } from "../validity";
import { company } from "./company";

/** Legal forms under Polish law: keys of `companyData.legalForms`. */
export const legalForms = [
  "limitedCompany",
  "jointStock",
  "simpleJointStock",
  "limitedPartnership",
  "registeredPartnership",
  "soleTrader",
] as const;

export type LegalForm = (typeof legalForms)[number];

/** A permit by an authority, for example to take back waste. */
interface Permit {
  readonly number: string;
  readonly date: string;
  readonly authority: string;
}

/** Facts that the law requires a company to publish. Undefined until the company has confirmed them. */
export interface Identity {
  readonly legalName?: string | undefined;
  readonly legalForm?: LegalForm | undefined;
  /** Town of the registered office. */
  readonly seat?: string | undefined;
  readonly representatives?: readonly string[] | undefined;
  /** Registry court with its division, in Polish. A sole trader has none. */
  readonly court?: string | undefined;
  readonly krs?: string | undefined;
  readonly nip?: string | undefined;
  /** Whether VIES confirms the number. If so, it is shown with the prefix PL. */
  readonly vatEu?: boolean | undefined;
  readonly regon?: string | undefined;
  /** Share capital, zł. */
  readonly capital?: number | undefined;
  /** Paid-up share capital of a joint-stock company, zł. */
  readonly capitalPaid?: number | undefined;
  /** Number in the Polish register of products, packaging and waste. */
  readonly bdo?: string | undefined;
  // Unconfirmed (should): pages say that used pallets are collected in Poland. Confirm it; collecting abroad is a
  // shipment of waste (Regulation (EU) 2024/1157), so say whether and where that is done
  readonly permit?: Permit | undefined;
  /** Day of the last comparison with the registers, ISO 8601. */
  readonly checkedOn?: string | undefined;
}

/** The company's identity. `npm run golive` names each missing fact by the law that requires it. */
export const identity: Identity = {};

/** Registers of packaging producers in other EU countries, with the company's number (PPWR, article 44). */
// Unconfirmed (should): buyers abroad ask for the numbers; pages show them once they are set. In Germany the
// VerpackDG is to follow the VerpackG: have its duties and the register (LUCID) checked
export const producerRegisters: readonly { readonly country: string; readonly number: string }[] = [];

/** Public registers: the company's own entry, and the start pages of the others. */
export const registers = {
  krs: company.registry,
  vies: "https://ec.europa.eu/taxation_customs/vies/",
  bdo: "https://rejestr-bdo.mos.gov.pl/",
} as const;

const laws = {
  ksh206: "article 206 of the Polish Companies Code (KSH) asks for it on a company's website",
  ksh374: "article 374 of the Polish Companies Code (KSH) asks for it on a company's website",
  services: "article 5 of the Polish Act on Electronic Services (UŚUDE) asks for it",
  ddg: "§ 5 of the German Digital Services Act (DDG) asks for it, and German customers look for it",
  waste: "article 63 of the Polish Waste Act asks for it on documents of the activity",
  usual: "customers need it for their supplier records",
  own: "the page says of which day its details are",
} as const;

type Fact = keyof Identity;

const withShares: readonly (LegalForm | undefined)[] = ["limitedCompany", "jointStock", "simpleJointStock"];

/** Returns the reason to state a fact. Undefined where the legal form does not require it. */
function reasonFor(fact: Fact, form: LegalForm | undefined): string | undefined {
  const isRegistered = form !== "soleTrader";
  const reasons: Readonly<Record<Fact, string | false | undefined>> = {
    legalName: isRegistered ? laws.ksh206 : laws.services,
    legalForm: laws.ddg,
    seat: isRegistered ? laws.ksh206 : laws.services,
    representatives: isRegistered && laws.ddg,
    court: isRegistered && laws.ksh206,
    krs: isRegistered && laws.ksh206,
    nip: isRegistered ? laws.ksh206 : laws.usual,
    vatEu: laws.ddg,
    regon: laws.usual,
    capital: withShares.includes(form) && laws.ksh206,
    capitalPaid: form === "jointStock" && laws.ksh374,
    bdo: laws.waste,
    permit: undefined,
    checkedOn: laws.own,
  };
  return reasons[fact] || undefined;
}

const isText = (text: string) => text.trim().length >= 3 && text.length <= 200;
const isAmount = (amount: number) => Number.isFinite(amount) && amount >= 0;

/** Validates a stated fact. Returns its fault, or a falsy value for a valid fact. */
const faults: {
  readonly [Name in Fact]: (value: NonNullable<Identity[Name]>) => string | false | undefined;
} = {
  legalName: (name) => !isText(name) && "has 3 to 200 characters",
  legalForm: (form) => !legalForms.includes(form) && `is one of ${legalForms.join(", ")}`,
  seat: (town) => !isText(town) && "is a town of 3 to 200 characters",
  representatives: (names) => (!names.length || !names.every(isText)) && "is a list of names",
  court: (court) => !isText(court) && "has 3 to 200 characters",
  krs: (krs) => (!/^\d{10}$/.test(krs) || /^0+$/.test(krs)) && "has ten digits, not all of them zeros",
  nip: (nip) => (isSampleNumber(nip) || !isValidNip(nip)) && "is a sample, or its check digit is wrong",
  vatEu: () => undefined,
  regon: (regon) =>
    (isSampleNumber(regon) || !isValidRegon(regon)) && "is a sample, or no nine digits with a check digit",
  capital: (amount) => !isAmount(amount) && "is an amount in zł",
  capitalPaid: (amount) => !isAmount(amount) && "is an amount in zł",
  bdo: (bdo) => (!/^\d{9}$/.test(bdo) || /^0+$/.test(bdo)) && "has nine digits, leading zeros included",
  permit: ({ number, date, authority }) =>
    (!number.trim() || !isDay(date) || !isText(authority)) &&
    "has a number, a day (ISO 8601) and an authority",
  checkedOn: (day) => !isDay(day) && "is a day (ISO 8601)",
};

/**
 * Lists required facts that are missing, and stated facts that are invalid.
 *
 * @returns the fact, its fault, and the reason why it matters
 */
export function identityFaults(identity: Identity): readonly { fact: Fact; fault: string; why: string }[] {
  const names = Object.keys(faults) as Fact[];
  return names.flatMap((fact) => {
    const why = reasonFor(fact, identity.legalForm);
    const value = identity[fact];
    if (value === undefined) return why ? [{ fact, fault: "is not set", why }] : [];
    const fault = (faults[fact] as (value: unknown) => string | false | undefined)(value);
    if (fault) return [{ fact, fault, why: why ?? "visitors would be told what is not true" }];
    // The page would contradict itself if it showed a fact that the legal form does not have.
    const isForeign = !why && fact !== "permit";
    return isForeign
      ? [{ fact, fault: `is not stated of a ${identity.legalForm ?? "company"}`, why: laws.own }]
      : [];
  });
}

/** Sample numbers with valid check digits that belong to no company. */
const samples: readonly string[] = ["1234563218", "123456785"];

/** Returns whether a register number is a known sample or contains only zeros. */
export function isSampleNumber(number: string): boolean {
  return samples.includes(number) || /^0+$/.test(number);
}

/** Returns the weighted sum of the digits, modulo 11. */
const checksum = (number: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(number[index]), 0) % 11;

/**
 * Validates a Polish tax number: ten digits, of which the last is the weighted sum of the others, modulo 11.
 * Numbers with the sum 10 are never issued (Regulation of the Minister of Finance on tax numbers).
 */
export function isValidNip(nip: string): boolean {
  return /^\d{10}$/.test(nip) && checksum(nip, [6, 5, 7, 2, 3, 4, 5, 6, 7]) === Number(nip[9]);
}

/** Validates a company's number in the Polish statistical register: nine digits. A sum of 10 counts as 0. */
export function isValidRegon(regon: string): boolean {
  return /^\d{9}$/.test(regon) && checksum(regon, [8, 9, 2, 3, 4, 5, 6, 7]) % 10 === Number(regon[8]);
}
