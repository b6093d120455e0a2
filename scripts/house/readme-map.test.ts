/** @jest-environment node */
import { readFileSync } from "node:fs";

import { isIgnored, projectFiles } from "./project-files";
import { type House, readmeFindings } from "./readme-map";

test("what the README names is there, and its map leaves no folder out", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const readme = readFileSync("README.md", "utf8");
  expect(readme.match(/^\| `[^`]+\/`/gm)?.length).toBeGreaterThan(10);
  expect(
    readmeFindings(readme, { files: projectFiles(), isIgnored, commands: Object.keys(scripts) }),
  ).toEqual([]);
});

const house: House = {
  files: ["README.md", ".ci/run", "app/(pl)/page.tsx", "app/_ui/icon/icon.tsx", "scripts/ship.ts"],
  isIgnored: (file) => file === "out/",
  commands: ["ship"],
};

const readme = `
\`npm run ship\` writes \`out/\`; see \`app/_ui/icon/icon.tsx\`, \`/de/\`, \`@scope/package\`, \`use-intl\`, \`{name}.client.tsx\`.

## The map of the house

| Where | What |
| --- | --- |
| \`app/(pl)/\` | pages |
| \`scripts/\` | \`ship.ts\` |

## Decisions
`;

test.each([
  [
    "a room that is gone",
    readme.replace("app/(pl)/", "app/(de)/"),
    "The map names app/(de)/, which is not there.",
  ],
  [
    "a folder that the map leaves out",
    readme.replace(/.*`scripts\/`.*\n/, ""),
    "The map leaves out scripts/.",
  ],
  [
    "a file that is gone",
    readme.replace("icon.tsx", "icons.tsx"),
    "The README names app/_ui/icons.tsx, which is",
  ],
  [
    "a file that its room has not",
    readme.replace("`ship.ts`", "`sail.ts`"),
    "names sail.ts in scripts/, where",
  ],
  [
    "a folder that nothing makes",
    readme.replace("`out/`", "`dist/`"),
    "The README names dist/, which is not there.",
  ],
  ["a command there is none of", readme.replace("run ship", "run sail"), 'names "npm run sail"'],
])("%s is named", (_, planted, finding) => {
  expect(readmeFindings(readme, house)).toEqual([]);
  expect(readmeFindings(planted, house)).toEqual([expect.stringContaining(finding)]);
});
