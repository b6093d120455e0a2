import { identity } from "../../app/_content/company/identity";
import { processors } from "../../app/_content/company/privacy";
import { legalPlaceholders } from "./legal";

const complete = {
  ...({ legalName: "Maker of pallets", legalForm: "soleTrader", seat: "Town" } as const),
  ...{ nip: "5260001246", vatEu: true },
  ...{ regon: "000000023", bdo: "000123456", checkedOn: "2026-11-25" },
} as const;
const ids = (...args: Parameters<typeof legalPlaceholders>) => legalPlaceholders(...args).map(({ id }) => id);

test("facts that are not set are named with the law that asks for them", () => {
  const [first] = legalPlaceholders(identity, processors, {}, []);
  const { id, why } = first ?? {};
  expect([id, why]).toEqual([
    expect.stringMatching(/^identity\./),
    expect.stringMatching(/article \d+|§ \d+/),
  ]);
});

test("nothing is left of complete facts", () => {
  expect(ids(complete, [], {}, [""])).toEqual([]);
});

test("a tax number with a wrong digit, a processor without a basis, an unknown host and terms that can't be meant are named", () => {
  const processor = { role: "hosting", name: "Host", seat: "US", servers: [], basis: "none" } as const;
  const terms = { reply: { hours: 100 }, lead: { least: 9, most: 5 } };
  expect(ids({ ...complete, nip: "5260001247" }, [processor], terms, ["https://flags.example"])).toEqual([
    ...["identity.nip", "processors.fault1", "processors.fault2", "terms.reply", "terms.lead"],
  ]);
});
