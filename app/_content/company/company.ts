/** A chain-of-custody certificate for wood. */
export interface Forest {
  readonly scheme: "FSC" | "PEFC";
  readonly code: string;
}

/** Company facts that are the same in every language. `npm run golive` lists those that are invented. */
export const company = {
  // Unconfirmed (must): it stands in every title, in the header and in the search results; the logo
  // (public/icons/, app/icon.svg) is a placeholder, too
  name: "Silvapal",
  // Unconfirmed (should): the footer names and thanks it
  designer: "Studio Deska",
  /** Year of the copyright line (R29). */
  // Unconfirmed (should): the footer of every page shows it
  copyrightYear: "2024",
  /** One row per address. The map shows one location, `NEXT_PUBLIC_MAP_URL`. */
  // Unconfirmed (must): contact, contact card and search results lead visitors there; the cover of the map
  // (public/covers/map.svg) shows another place
  addresses: [{ street: "ul. Tartaczna 8", postcode: "00-000", town: "Borowa Wola", country: "PL" }],
  // Unconfirmed (must): every page offers to call it
  mainPhone: "+48 600 000 000",
  /** Further numbers. `home.contact.{label}` names their departments. */
  // Unconfirmed (must): the contact section offers to call them
  otherPhones: [
    { label: "phone1Label", number: "+48 600 000 001" },
    { label: "phone2Label", number: "+48 600 000 002" },
    { label: "phone3Label", number: "+48 600 000 003" },
    { label: "phone4Label", number: "+48 600 000 004" },
  ],
  // Unconfirmed (must): both forms and all mail links write to them
  emails: { office: "biuro@silvapal.example", orders: "zamowienia@silvapal.example" },
  /** The company's entry in the public register. Both consent labels link to it. */
  // Unconfirmed (must): the consents of both forms link to it as the proof of the company's identity
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

/** The company's figures (R25), in order: keys of `home.company.statistics`. */
// Unconfirmed (must): the home page states them as facts (words in messages/); one that no record supports is
// misleading advertising
export const figures = ["formats", "customers", "experience"] as const;

/** The fixed rating of every product (R50): `value` out of `best`, shown as `stars`. */
// Unconfirmed (must): no opinions stand behind it: Directive (EU) 2019/2161 requires a source and how it was
// checked
export const rating = { value: 4.8, best: 5, stars: 4 } as const;

/** Format of the certificate codes. PEFC leaves more of the format to the certifiers. */
const codes: Readonly<Record<Forest["scheme"], RegExp>> = {
  FSC: /^[A-Z]{2,6}-COC-\d{6}$/,
  PEFC: /^[A-Z]{2,6}-PEFC([-/]COC)?-?\d{3,7}$/i,
};

/** Returns whether a code matches its scheme's format and contains a digit other than zero. */
export function isForestCode({ scheme, code }: Forest): boolean {
  return codes[scheme].test(code) && /[1-9]/.test(code);
}
