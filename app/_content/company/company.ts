/**
 * Facts of the company that no translator touches. Everything here is a placeholder: exchange it for the real company's
 * data before the site goes live, and take what you exchanged out of the list below.
 */
export const company = {
  name: "Silvapal",
  designer: "Studio Deska",
  /** The year of the copyright line (R29). */
  copyrightYear: "2024",
  /** Where it is: a row is all that a second address needs. The map shows one place, `NEXT_PUBLIC_MAP_URL`. */
  addresses: [{ street: "ul. Tartaczna 8", postcode: "00-000", town: "Borowa Wola", country: "PL" }],
  mainPhone: "+48 600 000 000",
  /** Four more numbers; their departments are named by `home.contact.{label}`. */
  otherPhones: [
    { label: "phone1Label", number: "+48 600 000 001" },
    { label: "phone2Label", number: "+48 600 000 002" },
    { label: "phone3Label", number: "+48 600 000 003" },
    { label: "phone4Label", number: "+48 600 000 004" },
  ],
  emails: { office: "biuro@silvapal.example", orders: "zamowienia@silvapal.example" },
  /** Entry in the public register of companies; both consent labels link to it. */
  registry: "https://ekrs.ms.gov.pl/krs/wyszukiwaniepodmiotow",
} as const;

/** What nobody at the company has confirmed: `npm run golive` names it, and a production deploy waits for it (R83). */
export const companyToConfirm: readonly (keyof typeof company)[] = [
  "name",
  "designer",
  "addresses",
  "mainPhone",
  "otherPhones",
  "emails",
  "registry",
];

export type Address = (typeof company.addresses)[number];

/** A postal address as on an envelope, line by line. */
export function addressLines({ street, postcode, town }: Address): readonly string[] {
  return [company.name, street, `${postcode} ${town}`];
}

/** A phone number as shown, with spaces that do not break, so that it never falls apart over two lines. */
export function shownPhone(number: string): string {
  return number.replaceAll(" ", "\u00a0");
}

/** The address of a phone link (RFC 3966: visual separators left out). */
export function phoneLink(number: string): string {
  return `tel:${number.replaceAll(" ", "")}`;
}
