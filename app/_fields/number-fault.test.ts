import { numberFault } from "./number-fault";
import { longest } from "./read-text";

test("the message states the least figure before the most, and for a long text its longest length", () => {
  const write = (key: string, { least, most, longest }: Readonly<Record<string, unknown>>) =>
    [key, least, most, longest].join();
  const t = Object.assign(write, { region: "de-DE" }) as unknown as Parameters<typeof numberFault>[0];
  const limits = `1,12.000,${longest.field}`;
  expect(numberFault(t, [1, 12_000], "length")).toBe(`load.numberFault.length,${limits}`);
  const long = "1".repeat(longest.field + 1);
  expect(numberFault(t, [1, 12_000], "mass", long)).toBe(`load.numberFault.tooLong,${limits}`);
});
