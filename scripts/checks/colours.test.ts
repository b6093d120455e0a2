/**
 * Finds colours that `app/_styles/tokens.css` does not have: in drawings, in code, and as channels in the
 * tokens' own shadows. After a token has changed, it names each copy of the former value. Stylelint refuses
 * colours in other style sheets.
 */
import { readFileSync } from "node:fs";

import { themeColour } from "../../app/_styles/colours";
import { filesBelow } from "../../islands/build/files";

const tokens = readFileSync("app/_styles/tokens.css", "utf8");

/** Colours of drawings alone: white paper, and the map's water and border. */
const ofDrawings = ["#fff", "#dfe0d0", "#8fa79a"];

/** Lists the colours in a text that are neither tokens nor allowed. */
function strange(file: string, text: string): string[] {
  const code = text.replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, "");
  const hexadecimal = code.match(file.endsWith(".svg") ? /#[0-9a-f]{3,8}\b/gi : /#[0-9a-f]{6}\b/gi) ?? [];
  const channels = [...code.matchAll(/rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/g)].map(
    ([, ...rgb]) => `#${rgb.map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`,
  );
  const known = (colour: string) =>
    tokens.includes(`: ${colour};`) ||
    // the second of a pair, `light-dark(var(--wood), #4f452f)`
    tokens.includes(`, ${colour});`) ||
    (file.endsWith(".svg") && ofDrawings.includes(colour));
  return [...new Set([...hexadecimal, ...channels])]
    .filter((colour) => !known(colour))
    .map((colour) => `${file} has ${colour}, which is no colour of tokens.css.`);
}

const files = ["app", "islands", "public", "scripts/downloads"]
  .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
  .concat("scripts/share-pictures.tsx")
  .filter((file) => /(\.svg|\.typ|^(?!.*\.test\.).*\.tsx?|\/tokens\.css)$/.test(file));

test("every colour is one of the tokens", () => {
  expect(files.filter((file) => file.endsWith(".svg")).length).toBeGreaterThan(10);
  expect(files.flatMap((file) => strange(file, readFileSync(file, "utf8")))).toEqual([]);
});

test("finds planted colours", () => {
  const text = `fill="${themeColour}" stroke="#010203" fill="#fff" box-shadow: 0 0 rgb(4 5 6 / 12%)`;
  expect(strange("public/planted.svg", text)).toEqual([
    "public/planted.svg has #010203, which is no colour of tokens.css.",
    "public/planted.svg has #040506, which is no colour of tokens.css.",
  ]);
});
