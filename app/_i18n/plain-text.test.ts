import { plainText } from "./plain-text";

test("no kind of blank or of invisible mark is left", () => {
  expect(plainText("1\u202f200\u2007×\u00a0800\ufeff\u200b\u2060\u00ad")).toBe("1 200 × 800");
});

test("characters that only control line breaks are removed", () => {
  expect(plainText("PN-\u2060EN\u00a013698-\u20601, 18–\u206022%, Eigen\u00adgewicht")).toBe(
    "PN-EN 13698-1, 18–22%, Eigengewicht",
  );
});
