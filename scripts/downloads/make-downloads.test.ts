import { type Card, vcard } from "./make-downloads";

const card: Card = {
  name: "Tartak; Łąka, Sp. z o.o.",
  organization: "Tartak; Łąka, Spółka z o.o.",
  phones: [{ label: "Sprzedaż krajowa", number: "+48 600 000 000" }],
  emails: [{ label: "Biuro", address: "a@b.example" }],
  addresses: [{ street: "ul. Leśna 1", postcode: "00-001", town: "Łódź", country: "Polska" }],
  url: "https://www.example.com/",
  note: "Palety drewniane, klocki paletowe z trocin i obsługa odpadów opakowaniowych, także na wymiar.",
  day: "2025-01-31",
};

/** The properties of a card, as a reader puts its folded lines together (RFC 2426, 2.6). */
const properties = (text: string) => text.replaceAll("\r\n ", "").trim().split("\r\n");

test("what a phone book shows is there, between its two ends", () => {
  const lines = properties(vcard(card));
  expect(lines[0]).toBe("BEGIN:VCARD");
  expect(lines[1]).toBe("VERSION:3.0");
  expect(lines.at(-1)).toBe("END:VCARD");
  expect(lines).toEqual(
    expect.arrayContaining([
      "item1.TEL;TYPE=WORK,VOICE:+48600000000",
      "item1.X-ABLabel:Sprzedaż krajowa",
      "item2.EMAIL;TYPE=INTERNET:a@b.example",
      "item2.X-ABLabel:Biuro",
      "ADR;TYPE=WORK:;;ul. Leśna 1;Łódź;;00-001;Polska",
      "URL:https://www.example.com/",
      "REV:2025-01-31",
    ]),
  );
});

test("what would separate values is marked", () => {
  expect(properties(vcard(card))).toEqual(
    expect.arrayContaining(["FN:Tartak\\; Łąka\\, Sp. z o.o.", "ORG:Tartak\\; Łąka\\, Spółka z o.o."]),
  );
});

test("no line is longer than 75 octets, and no letter is cut", () => {
  const text = vcard({ ...card, note: "ż".repeat(200) });
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(properties(text)).toContain(`NOTE:${"ż".repeat(200)}`);
});
