import { toConfirm } from "../to-confirm";
import type { Forest } from "./forest";

/**
 * Facts of the company that no translator touches.
 *
 * @confirm name: it stands in every title, in the header and in the search results
 * @confirm designer: the footer names and thanks it
 * @confirm copyrightYear: the footer of every page shows it
 * @confirm addresses: contact, contact card and search results lead visitors there
 * @confirm mainPhone: every page offers to call it
 * @confirm otherPhones: the contact section offers to call them
 * @confirm emails: both forms and all mail links write to them
 * @confirm registry: the consents of both forms link to it as the proof of the company's identity
 */
export const company = {
  name: toConfirm("Silvapal"),
  designer: toConfirm("Studio Deska"),
  /** The year of the copyright line (R29). */
  copyrightYear: toConfirm("2024"),
  /** Where it is: a row is all that a second address needs. The map shows one place, `NEXT_PUBLIC_MAP_URL`. */
  addresses: toConfirm([
    { street: "ul. Tartaczna 8", postcode: "00-000", town: "Borowa Wola", country: "PL" },
  ]),
  mainPhone: toConfirm("+48 600 000 000"),
  /** Four more numbers; their departments are named by `home.contact.{label}`. */
  otherPhones: toConfirm([
    { label: "phone1Label", number: "+48 600 000 001" },
    { label: "phone2Label", number: "+48 600 000 002" },
    { label: "phone3Label", number: "+48 600 000 003" },
    { label: "phone4Label", number: "+48 600 000 004" },
  ]),
  emails: toConfirm({ office: "biuro@silvapal.example", orders: "zamowienia@silvapal.example" }),
  /** Entry in the public register of companies; both consent labels link to it. */
  registry: toConfirm("https://ekrs.ms.gov.pl/krs/wyszukiwaniepodmiotow"),
  /** The certificate of the chain of custody, if there is one: without it no page says a word of one. */
  forest: undefined as Forest | undefined,
} as const;

export type Address = (typeof company.addresses)[number];

/** Returns postcode and town of an address in one piece: no line ends inside of it (UAX 14, WJ). */
export function townLine({ postcode, town }: Pick<Address, "postcode" | "town">): string {
  return `${postcode.replace("-", "-\u2060")}\u00a0${town}`;
}

/** A postal address as on an envelope, line by line. */
export function addressLines(address: Address): readonly string[] {
  return [company.name, address.street, townLine(address)];
}

/** A phone number as shown, with spaces that do not break, so that it never falls apart over two lines. */
export function shownPhone(number: string): string {
  return number.replaceAll(" ", "\u00a0");
}

/** The address of a phone link (RFC 3966: visual separators left out). */
export function phoneLink(number: string): string {
  return `tel:${number.replaceAll(" ", "")}`;
}
