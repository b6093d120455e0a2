/**
 * Finds colours of drawings and code that `app/_styles/tokens.css` does not have: after a token has changed, each copy
 * of the former value. Stylelint refuses colours in other style sheets.
 */
import { readFileSync } from "node:fs";

import { themeColour } from "../../app/_styles/colours";
import { filesBelow } from "../../islands/build/files";

const tokens = readFileSync("app/_styles/tokens.css", "utf8");

/** Colours of drawings alone: white paper, and the map's water and border. */
const ofDrawings = ["#fff", "#dfe0d0", "#8fa79a"];

/** Lists the colours in a text that are neither tokens nor allowed. */
function strange(file: string, text: string): string[] {
  const isDrawing = file.endsWith(".svg");
  const code = text.replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, "");
  const found = code.match(isDrawing ? /#[0-9a-f]{3,8}\b/gi : /#[0-9a-f]{6}\b/gi) ?? [];
  return [...new Set(found)]
    .filter((colour) => !tokens.includes(`${colour};`) && !tokens.includes(`${colour})`))
    .filter((colour) => !isDrawing || !ofDrawings.includes(colour))
    .map((colour) => `${file} has ${colour}, which is no colour of tokens.css.`);
}

const files = ["app", "islands", "public", "scripts/downloads"]
  .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
  .filter((file) => /(\.svg|\.typ|^(?!.*\.test\.).*\.tsx?)$/.test(file));

test("every colour is one of the tokens", () => {
  expect(files.filter((file) => file.endsWith(".svg")).length).toBeGreaterThan(10);
  expect(files.flatMap((file) => strange(file, readFileSync(file, "utf8")))).toEqual([]);
  const planted = `fill="${themeColour}" stroke="#010203" fill="#fff"`;
  expect(strange("public/planted.svg", planted)).toEqual([
    "public/planted.svg has #010203, which is no colour of tokens.css.",
  ]);
});
