import { unbroken } from "./figures";

test.each([
  ["6 szt. 145 × 100 × 78 mm", "6·szt. 145·×·100·×·78·mm"],
  ["1 × Naczepa 13,6 m", "1·×·Naczepa 13,6·m"],
  ["Paleta przemysłowa „W” 1200 × 1000", "Paleta przemysłowa·„W” 1200·×·1000"],
  ["Industriepalette „W“, HT", "Industriepalette·„W“, HT"],
  ["“W” pallet", "“W” pallet"],
  ["wjazd: z czterech stron (z obu) i w poprzek", "wjazd: z·czterech stron (z·obu) i·w·poprzek"],
  ["a trailer", "a·trailer"],
])("no line ends inside of what is read as one: %s", (text, held) => {
  expect(unbroken(text)).toBe(held.replaceAll("·", "\u00a0"));
});
