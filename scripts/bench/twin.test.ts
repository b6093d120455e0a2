/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { makeTwin, withoutScripts } from "./twin";

const data = `<script type="application/ld+json">{"@type":"Organization"}</script>`;

test("every script goes, in whatever way it is written; data stays", () => {
  const twin = withoutScripts(
    `<!doctype html><html><head><script>1</script>${data}<script type="speculationrules">{}</script></head>` +
      `<body><p>Text</p><script type=module src="/a.js"></script><SCRIPT async src=b.js></SCRIPT></body></html>`,
  );
  expect(twin).toBe(`<!doctype html><html><head>${data}</head><body><p>Text</p></body></html>`);
});

test("a twin has every file of the site, and the site stays as it is", () => {
  const home = mkdtempSync(path.join(tmpdir(), "twin-"));
  const [site, twin] = [path.join(home, "site"), path.join(home, "twin")];
  mkdirSync(path.join(site, "de"), { recursive: true });
  const page = "<!doctype html><html><head></head><body><script>1</script></body></html>";
  writeFileSync(path.join(site, "de/index.html"), page);
  writeFileSync(path.join(site, "a.js"), "<script>1</script>");
  makeTwin(site, twin);
  expect(readFileSync(path.join(twin, "de/index.html"), "utf8")).not.toContain("script");
  expect(readFileSync(path.join(twin, "a.js"), "utf8")).toBe("<script>1</script>");
  expect(readFileSync(path.join(site, "de/index.html"), "utf8")).toBe(page);
  rmSync(home, { recursive: true });
});
