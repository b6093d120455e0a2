/** @jest-environment node */
import { factPlaceholders } from "./fact-placeholders";

/** Facts of a company that might be. */
const real = {
  name: "Palety Sp. z o.o.",
  addresses: [{ street: "ul. Leśna 3", postcode: "05-270", town: "Marki", country: "PL" }],
  mainPhone: "+48 22 781 04 06",
  otherPhones: [{ label: "phone1Label", number: "+48 601 200 300" }],
  emails: { office: "biuro@palety.pl", orders: "zamowienia@palety.pl" },
  registry: "https://rejestr.palety.pl/krs/0000123456",
};

test("facts that may be true, and that somebody confirmed, are no placeholders", () => {
  expect(factPlaceholders(real, [])).toEqual([]);
});

test("a fact that nobody confirmed is named with what it says, and with its file", () => {
  expect(factPlaceholders(real, ["name"])).toEqual([
    { file: "app/_content/company/company.ts", says: 'name: "Palety Sp. z o.o." is not confirmed.' },
  ]);
});

test.each([
  [{ mainPhone: "+48 600 000 000" }, 'mainPhone: "+48 600 000 000" is a number of zeros.'],
  [
    { otherPhones: [{ label: "phone1Label", number: "+48 600 000 001" }] },
    'otherPhones.0.number: "+48 600 000 001" is a number of zeros.',
  ],
  [{ addresses: [{ postcode: "00-000" }] }, 'addresses.0.postcode: "00-000" is a postcode of zeros.'],
  [{ emails: { office: "biuro@palety.example" } }, 'emails.office: "biuro@palety.example" leads nowhere.'],
  [
    { registry: "https://register.palety.pl/search" },
    'registry: "https://register.palety.pl/search" names no entry, only where to look for one.',
  ],
  [{ site: "https://www.example.com/" }, 'site: "https://www.example.com/" leads nowhere.'],
])("%j can't be meant, whoever confirmed it", (fact, says) => {
  expect(factPlaceholders({ ...real, ...fact }, []).map((each) => each.says)).toEqual([says]);
});

test("what can't be meant is not named a second time as not confirmed", () => {
  expect(factPlaceholders({ ...real, mainPhone: "+48 600 000 000" }, ["mainPhone"])).toHaveLength(1);
});
