import type { Forest } from "./forest";

/** Company facts that are the same in every language. `npm run golive` lists those that are invented. */
export const company = {
  name: "Silvapal",
  designer: "Studio Deska",
  /** Year of the copyright line (R29). */
  copyrightYear: "2024",
  /** One row per address. The map shows one location, `NEXT_PUBLIC_MAP_URL`. */
  addresses: [{ street: "ul. Tartaczna 8", postcode: "00-000", town: "Borowa Wola", country: "PL" }],
  mainPhone: "+48 600 000 000",
  /** Further numbers. `home.contact.{label}` names their departments. */
  otherPhones: [
    { label: "phone1Label", number: "+48 600 000 001" },
    { label: "phone2Label", number: "+48 600 000 002" },
    { label: "phone3Label", number: "+48 600 000 003" },
    { label: "phone4Label", number: "+48 600 000 004" },
  ],
  emails: { office: "biuro@silvapal.example", orders: "zamowienia@silvapal.example" },
  /** The company's entry in the public register. Both consent labels link to it. */
  registry: "https://ekrs.ms.gov.pl/krs/wyszukiwaniepodmiotow",
  /** Chain-of-custody certificate, if there is one. Without it no page mentions one. */
  forest: undefined as Forest | undefined,
} as const;

export type Address = (typeof company.addresses)[number];

/** Returns postcode and town of an address without a line break opportunity (UAX 14, WJ). */
export function townLine({ postcode, town }: Pick<Address, "postcode" | "town">): string {
  return `${postcode.replace("-", "-\u2060")}\u00a0${town}`;
}

/** Returns the lines of a postal address as on an envelope. */
export function addressLines(address: Address): readonly string[] {
  return [company.name, address.street, townLine(address)];
}

/** Returns a phone number with no-break spaces. */
export function shownPhone(number: string): string {
  return number.replaceAll(" ", "\u00a0");
}

/** Returns the plus sign and the digits of a phone number, without visual separators (RFC 3966, 5). */
export function dialledPhone(number: string): string {
  return number.replace(/[^+\d]/g, "");
}

/** Returns a `tel:` URL (RFC 3966). */
export function phoneLink(number: string): string {
  return `tel:${dialledPhone(number)}`;
}
