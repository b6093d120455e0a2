import { inSentences } from "./load-sentences";

test("each text is a sentence with one stop", () => {
  expect(
    inSentences(["Nie mieści się w pojeździe.", undefined, "33 × 17 = 561 szt.", "", "165 × 25 kg"]),
  ).toBe("Nie mieści się w pojeździe. 33 × 17 = 561 szt. 165 × 25 kg.");
});
