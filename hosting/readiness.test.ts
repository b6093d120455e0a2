/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { notePlaceholders } from "../scripts/built/placeholder-note";
import { hostNames, withoutFolders } from "./hosts";
import { refuseUnready } from "./readiness";

let out: string;
let exported: string;
beforeEach(() => {
  [out = "", exported = ""] = ["out-", "export-"].map((name) => mkdtempSync(join(tmpdir(), name)));
});
afterEach(() => [out, exported].forEach((folder) => rmSync(folder, { recursive: true })));

const list = ".env.local\n  NEXT_PUBLIC_SITE_URL is not set.";

/** Plays a build. */
function built(site: "live" | "preview", placeholders?: string): void {
  const robots = site === "preview" ? '<meta name="robots" content="noindex, nofollow">' : "";
  writeFileSync(
    join(out, "index.html"),
    `<!DOCTYPE html><html><head>${robots}</head><body>noindex</body></html>`,
  );
  if (placeholders !== undefined) notePlaceholders(exported, placeholders);
}

function ask(
  host: string,
  more: { basePath?: string; allowPlaceholders?: boolean; toPreviews?: boolean } = {},
) {
  const errand = { host, basePath: "", allowPlaceholders: false, toPreviews: false, ...more };
  return refuseUnready(out, exported, errand);
}

describe.each(hostNames)("to %s", (host) => {
  test("a live site goes when nothing in it is a placeholder", () => {
    built("live", "");
    expect(ask(host)).toBeUndefined();
  });

  test("a live site with placeholders does not, and is told which, and how to want it all the same", () => {
    built("live", list);
    expect(() => ask(host)).toThrow(list);
    expect(() => ask(host)).toThrow("--allow-placeholders");
    expect(ask(host, { allowPlaceholders: true })).toBe(
      `THIS SITE GOES LIVE WITH PLACEHOLDERS (--allow-placeholders):\n${list}`,
    );
  });

  test("a live site of which nobody knows what it was made of does not", () => {
    built("live");
    expect(() => ask(host, { allowPlaceholders: true })).toThrow("npm run build");
  });

  test("a preview does not go to the place of a live site", () => {
    built("preview", "");
    expect(() => ask(host)).toThrow("SITE_STAGE");
  });

  test("a preview goes where previews are, placeholders and all", () => {
    built("preview", list);
    const place = withoutFolders.includes(host) ? { toPreviews: true } : { basePath: "/previews/branch" };
    expect(ask(host, place)).toBeUndefined();
  });
});

test.each(hostNames.filter((host) => !withoutFolders.includes(host)))(
  "the root of a bucket (%s) takes no preview, whatever is said",
  (host) => {
    built("preview", "");
    expect(() => ask(host, { toPreviews: true, allowPlaceholders: true })).toThrow("BASE_PATH");
  },
);
