import { plainText } from "../../../app/_i18n/plain-text";

/** What a card says of a company. */
export interface Card {
  readonly name: string;
  readonly phones: readonly { readonly label: string; readonly number: string }[];
  readonly emails: readonly { readonly label: string; readonly address: string }[];
  readonly addresses: readonly {
    readonly street: string;
    readonly postcode: string;
    readonly town: string;
    /** In words. */
    readonly country: string;
  }[];
  readonly url: string;
  readonly note: string;
  /** ISO 8601; of the facts, not of the file. */
  readonly day: string;
}

/** Octets that a line may have (RFC 2426, 2.6). */
const lineLength = 75;

/**
 * Writes a contact card. Version 3.0, because Outlook reads no later one; what a number is for stands in the label that phones
 * show (`X-ABLabel`).
 */
export function vcard({ name, phones, emails, addresses, url, note, day }: Card): string {
  const labelled = [
    ...phones.map(({ label, number }) => ({
      label,
      line: `TEL;TYPE=WORK,VOICE:${number.replaceAll(" ", "")}`,
    })),
    ...emails.map(({ label, address }) => ({ label, line: `EMAIL;TYPE=INTERNET:${address}` })),
  ].flatMap(({ label, line }, index) => [
    `item${index + 1}.${line}`,
    `item${index + 1}.X-ABLabel:${escaped(label)}`,
  ]);
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    "X-ABShowAs:COMPANY",
    ...labelled,
    ...addresses.map(
      ({ street, postcode, town, country }) =>
        `ADR;TYPE=WORK:${["", "", street, town, "", postcode, country].map(escaped).join(";")}`,
    ),
    `URL:${url}`,
    `NOTE:${escaped(note)}`,
    `REV:${day}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Text as the value of a property (RFC 2426, 4): what separates values is marked. */
function escaped(text: string): string {
  return plainText(text).replace(/[\\,;]/g, "\\$&");
}

/** A line in pieces that are short enough: each but the first begins with a space; no letter is cut. */
function folded(line: string): string {
  const pieces = [""];
  for (const letter of line) {
    const last = pieces.length - 1;
    const piece = `${pieces[last]}${letter}`;
    if (Buffer.byteLength(piece) > lineLength) pieces.push(` ${letter}`);
    else pieces[last] = piece;
  }
  return pieces.join("\r\n");
}
