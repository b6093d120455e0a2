/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { refuseOtherSite } from "./tested-site";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "tested-"))));
afterEach(() => rmSync(folder, { recursive: true }));
const built = (origin: string) =>
  writeFileSync(
    join(folder, "sitemap.xml"),
    `<url><loc>${origin}/</loc></url><url><loc>${origin}/a/</loc></url>`,
  );

test("a site that was built for the tests is tested", () => {
  built("http://localhost:4174");
  expect(() => refuseOtherSite(folder, 4174)).not.toThrow();
});

test("one that was built for something else is not, nor is none at all", () => {
  expect(() => refuseOtherSite(folder, 4174)).toThrow("no finished site in out/. Build it for them first");
  built("https://www.palety.pl");
  expect(() => refuseOtherSite(folder, 4174)).toThrow("was built for https://www.palety.pl, and the tests");
});
