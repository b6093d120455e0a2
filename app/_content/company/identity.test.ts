import {
  type Identity,
  identityFaults,
  isSampleNumber,
  isValidNip,
  isValidRegon,
  type LegalForm,
  legalForms,
} from "./identity";

/** Numbers with valid check digits that belong to no company on the site. */
const [nip, regon] = ["5260001246", "000000023"];

/** Returns all facts that a company of a legal form states. */
function complete(legalForm: LegalForm): Identity {
  const everybody = {
    ...{ legalName: "Maker of pallets", legalForm, seat: "Town", nip, vatEu: true, regon, bdo: "000123456" },
    checkedOn: "2026-11-25",
  } as const;
  if (legalForm === "soleTrader") return everybody;
  const registered = { ...everybody, representatives: ["A. Person"], court: "Court", krs: "0000123456" };
  if (["limitedPartnership", "registeredPartnership"].includes(legalForm)) return registered;
  return { ...registered, capital: 5000, ...(legalForm === "jointStock" && { capitalPaid: 5000 }) };
}

const faulty = (identity: Identity) => identityFaults(identity).map(({ fact }) => fact);

test.each(legalForms)(
  "a complete %s lacks nothing, and each of its facts is asked for by its law",
  (form) => {
    const identity = complete(form);
    expect(identityFaults(identity)).toEqual([]);
    for (const fact of Object.keys(identity) as (keyof Identity)[]) {
      const without = { ...identity, [fact]: undefined };
      expect(faulty(without)).toContain(fact);
      expect(identityFaults(without).every(({ why }) => why.length > 20)).toBe(true);
    }
  },
);

test("a fact that a legal form does not have is refused and not required", () => {
  expect(faulty({ ...complete("soleTrader"), krs: "0000123456" })).toEqual(["krs"]);
  expect(faulty({ ...complete("registeredPartnership"), capital: 1 })).toEqual(["capital"]);
});

test.each<[keyof Identity, unknown]>([
  ["nip", nip.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))],
  ["nip", "1234563218"],
  ["nip", "PL5260001246"],
  ["regon", "000000024"],
  ["regon", "123456785"],
  ["krs", "0000000000"],
  ["krs", "123456789"],
  ["bdo", "123"],
  ["capital", -1],
  ["checkedOn", "2026-02-30"],
  ["legalName", "X"],
  ["representatives", []],
  ["permit", { number: "1", date: "25.11.2026", authority: "Office" }],
])("%s cannot be %j", (fact, value) => {
  expect(faulty({ ...complete("limitedCompany"), [fact]: value })).toEqual([fact]);
});

test("check digits are those of the registers", () => {
  expect([isValidNip(nip), isValidNip("1234563218"), isValidNip("123456321")]).toEqual([true, true, false]);
  expect(["123456785", "123456786", "12345678512347"].map(isValidRegon)).toEqual([true, false, false]);
  expect(["1234563218", "0000000000", nip].map(isSampleNumber)).toEqual([true, true, false]);
});
