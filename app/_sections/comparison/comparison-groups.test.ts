import { changeFrom } from "./comparison-groups";

const mm = (figure: number) => ({ text: `${figure} mm`, figure, unit: "mm" });

test.each([
  [mm(800), mm(1000), "+200\u00a0mm"],
  [mm(162), mm(144), "−18\u00a0mm"],
  [mm(800), mm(800), undefined],
  [{ text: "pressed" }, { text: "solid" }, ""],
  [mm(800), { ...mm(800), text: "about 800 mm" }, ""],
  [mm(800), { text: "not stated", unit: "mm" }, undefined],
  [{ text: "not stated", unit: "mm" }, mm(800), undefined],
  [{ ...mm(0.034), text: "a" }, { ...mm(0.05), text: "b" }, "+0.016\u00a0mm"],
])("compared with %j, %j is %p", (first, value, change) => {
  expect(changeFrom(first, value, "en")).toBe(change);
});

test("figures are written as the language writes them", () => {
  expect(changeFrom(mm(1), mm(2.5), "de")).toBe("+1,5\u00a0mm");
});
