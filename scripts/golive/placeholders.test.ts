import { readFileSync } from "node:fs";
import path from "node:path";

import { testFolder } from "../../islands/build/test-folder";
import downloads from "../../app/_content/downloads.manifest.json" with { type: "json" };
import { allStatements } from "../../app/_content/knowledge/statements";
import {
  contentHash,
  factsToConfirm,
  filePlaceholders,
  missingDownloads,
  openPlaceholders,
  outdatedIcons,
} from "./placeholders";

const folder = testFolder();
const put = (name: string, content: string) => {
  folder.write(name, content);
  return folder.at(name);
};

test("a placeholder is recognised by its content, under any name and with any comments", () => {
  const logo = contentHash(put("logo.svg", "<svg>\n<!-- placeholder --><path/></svg>"));
  const picture = contentHash(put("picture.jpg", "pixels"));
  put("below/other.svg", "<svg><path/>\r\n</svg>");
  put("own.svg", "<svg><circle/></svg>");
  put("notes.txt", "pixels");
  const list = [
    { why: "logo", files: { "a.svg": logo } },
    { why: "brand", files: { "b.jpg": picture } },
  ];
  expect(
    filePlaceholders([folder.path], list).map(({ id, why }) => [path.relative(folder.path, id), why]),
  ).toEqual([
    ["below/other.svg", "logo"],
    ["logo.svg", "logo"],
    ["picture.jpg", "brand"],
  ]);
});

test("each statement of others' rules is listed from its day on", () => {
  const statements = Object.entries(allStatements);
  for (const day of new Set(statements.map(([, { readAgainOn }]) => readAgainOn))) {
    jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), doNotFake: ["performance"] });
    const ids = openPlaceholders().map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith("statements."))).toEqual(
      statements.filter(([, { readAgainOn }]) => readAgainOn <= day).map(([name]) => `statements.${name}`),
    );
  }
});

test("every fact to confirm is in its file, with a reason, once", () => {
  const facts = factsToConfirm();
  expect(facts.length).toBeGreaterThan(1);
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  for (const { id, file, why } of facts) {
    for (const part of id.split(".")) expect(readFileSync(file, "utf8")).toMatch(RegExp(`\\b${part}\\b`));
    expect(why).toMatch(/ /);
  }
});

test("bitmap icons are listed unless they were drawn from the current source", () => {
  expect(outdatedIcons()).toEqual([]);
  expect(outdatedIcons("another").map(({ id }) => id)).toContain("app/favicon.ico");
});

test("missing downloads are listed, also if all are missing", () => {
  const [present = ""] = Object.keys(downloads);
  expect(missingDownloads([present])).toEqual([]);
  expect(missingDownloads([present, "b.pdf"])[0]?.text).toContain("1 of 2 downloads are missing (b.pdf)");
  expect(missingDownloads(["b.pdf"])[0]?.text).toContain("1 of 1");
});
