import { changeFrom } from "./change";

const mm = (figure: number) => ({ text: `${figure} mm`, figure, unit: " mm" });

test.each([
  [mm(800), mm(1000), "+200 mm"],
  [mm(162), mm(144), "−18 mm"],
  [mm(800), mm(800), ""],
  [{ text: "pressed" }, { text: "solid" }, "differs"],
  [{ text: "pressed" }, { text: "pressed" }, ""],
  [mm(800), { ...mm(800), text: "about 800 mm" }, "differs"],
  [{ ...mm(0.034), text: "a" }, { ...mm(0.05), text: "b" }, "+0.016 mm"],
])("beside %j, %j is %p", (first, value, change) => {
  expect(changeFrom(first, value, "en", "differs")).toBe(change);
});

test("figures are written as the language writes them", () => {
  expect(changeFrom(mm(1), mm(2.5), "de", "anders")).toBe("+1,5 mm");
});
