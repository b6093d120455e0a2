import { plainText } from "./plain-text";

test("what only holds a line together is gone", () => {
  expect(plainText("PN-\u2060EN\u00a013698-\u20601, 18–\u206022%")).toBe("PN-EN 13698-1, 18–22%");
});
