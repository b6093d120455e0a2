import { plainText } from "./plain-text";

test("what only parts a line or holds it together is gone", () => {
  expect(plainText("PN-\u2060EN\u00a013698-\u20601, 18–\u206022%, Eigen\u00adgewicht")).toBe(
    "PN-EN 13698-1, 18–22%, Eigengewicht",
  );
});
