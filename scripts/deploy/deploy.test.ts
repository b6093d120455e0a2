import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { redirectPaths } from "../../app/_content/redirects";
import { filesBelow } from "../../islands/build/files";
import { fileType, lifetimes } from "../built/file-types";
import { describePlaceholders, notePlaceholders, type OpenPlaceholder } from "../built/placeholder-note";
import { securityHeaders } from "../built/security-headers";
import { temporaryPreview } from "../preview/temporary-preview";
import { bucketTarget } from "./bucket";
import { headersFile, layOut, redirectsFile } from "./cloudflare";
import { type Intent, refusals } from "./readiness";
import { settingsOf, siteConfiguration, targets } from "./targets";

const pairs = securityHeaders.map(({ name, value }) => [name, value]);

test("Cloudflare is given all security headers, and the guide names them for every other host", () => {
  const [rule = ""] = headersFile(["index.html"]).split(/\n(?=\/)/);
  expect(rule).toBe(["/*", ...pairs.map((pair) => `  ${pair.join(": ")}`)].join("\n"));
  const rows = readFileSync("docs/hosting.md", "utf8").matchAll(/^\| `([\w-]+)` +\| `(.+?)` +\|$/gm);
  expect([...rows].map(([, ...row]) => row)).toEqual(pairs);
});

test("Cloudflare's headers name hashed files by their hash, and it takes only so many rules", () => {
  const script = "assets/js/start-6HW4XM6D.js";
  const text = headersFile([script, "pictures/a.0a1b2c.1.avif", "pictures/a.0a1b2c.2.webp"]);
  expect(text).toContain(`/${script}\n  Cache-Control: ${lifetimes.hashed}`);
  expect(text.match(/0a1b2c/g)).toHaveLength(1);
  const many = Array.from({ length: 100 }, (_, at) => `pictures/a.${String(at).padStart(6, "0")}.1.avif`);
  expect(() => headersFile(many)).toThrow("Cloudflare allows 100 rules");
});

const planted = redirectPaths([
  { from: "/products/0/", to: { route: "catalogue" } },
  { from: "/old/page/", to: { route: "news" } },
]);

test("Cloudflare and nginx are given every redirect in every language, and no others", () => {
  expect(planted.length).toBeGreaterThan(2);
  expect(redirectsFile(planted).split("\n")).toEqual([
    ...planted.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from.slice(0, -1)} ${to} 301`]),
    "",
  ]);
  // The page that lies there for hosts without rules leads an address without its slash to the slash.
  const rules = siteConfiguration(planted).matchAll(/^location = (\S+) \{\n +return 301 (\S+?)\$is_args/gm);
  expect([...rules].map(([, from, to]) => ({ from, to }))).toEqual(
    planted.map(({ from, to }) => ({ from, to })),
  );
});

describe("what may not be deployed", () => {
  let out: string;
  let exported: string;
  beforeEach(() => {
    [out = "", exported = ""] = ["out-", "export-"].map((name) => mkdtempSync(join(tmpdir(), name)));
  });
  afterEach(() => [out, exported].forEach((folder) => rmSync(folder, { recursive: true })));

  const list: OpenPlaceholder[] = [
    { id: "phone", text: "it is a number of zeros", file: "a.ts", why: "it is dialled" },
    { id: "rating", text: "4.9 is not confirmed", file: "b.ts", why: "every page shows it" },
  ];

  /** A build with a home page, a sitemap and the note of its placeholders. */
  function built({
    preview = false,
    address = "https://www.example.com/",
    note = [] as OpenPlaceholder[] | null,
  }): void {
    const robots = preview ? '<meta name="robots" content="noindex, nofollow">' : "";
    writeFileSync(
      join(out, "index.html"),
      `<!DOCTYPE html><html><head>${robots}</head><body>noindex</body></html>`,
    );
    writeFileSync(join(out, "sitemap.xml"), `<loc>${address}</loc>`);
    if (note !== null) notePlaceholders(exported, note);
  }

  const refused = (more: Partial<Intent> = {}) =>
    refusals(out, exported, {
      ...{ target: "it", hasFolders: true, basePath: "", allowed: [], toPreviews: false },
      ...more,
    }).join("\n");

  test("a live site without placeholders goes", () => {
    built({});
    expect(refused()).toBe("");
  });

  test("each placeholder has to be allowed by its name", () => {
    built({ note: list });
    expect(refused()).toContain(describePlaceholders(list));
    expect(refused({ allowed: ["phone"] })).toContain("rating: 4.9 is not confirmed");
    expect(refused({ allowed: ["phone"] })).not.toContain("zeros");
    expect(refused({ allowed: ["phone", "rating"] })).toBe("");
    expect(refused({ allowed: ["fax"] })).toContain("No placeholder has the name fax");
  });

  test("a build without a note of its placeholders does not go", () => {
    built({ note: null });
    expect(refused()).toContain("npm run build");
  });

  test("a preview goes into a folder, or to an address for previews, placeholders and all", () => {
    built({ preview: true, note: list });
    expect(refused()).toContain("BASE_PATH");
    expect(refused({ toPreviews: true })).toContain("BASE_PATH");
    expect(refused({ hasFolders: false })).toContain("--preview");
    expect(refused({ hasFolders: false, toPreviews: true })).toBe("");
    built({ preview: true, note: list, address: "https://www.example.com/previews/x/" });
    expect(refused({ basePath: "/previews/x" })).toBe("");
  });

  test.each([
    ["https://www.example.com/folder/", "BASE_PATH"],
    ["http://localhost:4173/", "NEXT_PUBLIC_SITE_URL"],
    ["http://www.example.com/", "with https"],
  ])("a build for %s does not go to the root of the live site", (address, sentence) => {
    built({ address });
    expect(refused()).toContain(sentence);
  });
});

test("settings that are missing are named with what they are; a dry run goes on without them", () => {
  for (const target of Object.values(targets)) {
    for (const [name, what] of Object.entries(target.needs)) {
      expect(() => settingsOf(target, {}, false)).toThrow(`${name}: ${what}`);
      expect(settingsOf(target, {}, true)(name)).toBe(`<${name}>`);
      expect(settingsOf(target, { [name]: "it" }, true)(name)).toBe("it");
    }
  }
});

describe("an upload", () => {
  const [script, picture] = ["assets/js/start-6HW4XM6D.js", "pictures/a.0a1b2c.1.avif"];
  const contents = ["index.html", "sitemap.xml", script, picture, "fonts/a.woff2", "icon.svg"];
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  let home: string;
  let out: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), "upload-"));
    out = join(home, "out");
    for (const file of contents) {
      mkdirSync(dirname(join(out, file)), { recursive: true });
      writeFileSync(join(out, file), file);
    }
  });
  afterEach(() => rmSync(home, { recursive: true }));

  test("to a bucket begins with what pages request, and ends with deleting what is old and the site's own", async () => {
    const copied: string[] = [];
    const after = (args: readonly string[], option: string) => args[args.indexOf(option) + 1] ?? "";
    let last: readonly string[] = [];
    await bucketTarget.deploy({
      ...{ folder: out, basePath: "/previews/x", settings: () => "it", dryRun: false },
      run: (_, args) => {
        last = args;
        if (args[0] === "copy") {
          expect(args.slice(1, 3)).toEqual([out, "it/previews/x"]);
          const files = readFileSync(after(args, "--files-from-raw"), "utf8").split("\n");
          copied.push(...files);
          for (const { kind, type } of files.map(fileType)) {
            expect(args).toContain(`Content-Type: ${type}`);
            expect(args).toContain(`Cache-Control: ${lifetimes[kind]}`);
          }
        }
        return Promise.resolve();
      },
    });
    // A page is the last of what it needs, so a deploy that is broken off leaves whole pages.
    const kinds = copied.map((file) => fileType(file).kind);
    expect(kinds).toEqual(["hashed", "hashed", "contract", "contract", "page", "list"]);
    expect(copied.sort()).toEqual([...contents].sort());
    expect(last.slice(0, 6)).toEqual([
      ...["delete", "it/previews/x", "--min-age", "30d"],
      ...["--filter", "- /previews/**"],
    ]);
    expect(last.at(-1)).toBe("- *");
  });

  test("to Cloudflare takes over the hashed files of earlier builds for 30 days", async () => {
    const [young, old] = ["assets/js/young-AAAAAAAA.js", "assets/js/old-AAAAAAAA.js"];
    const list = { [young]: daysAgo(29), [old]: daysAgo(31), "../../assets/js/out-AAAAAAAA.js": daysAgo(1) };
    const up = await temporaryPreview({
      ...{ [young]: "young", [old]: "old", "hashed-files.json": JSON.stringify(list) },
    });
    const upload = join(home, "upload");
    await layOut(out, upload, `http://127.0.0.1:${up.port}/`);
    await up.remove();
    expect(filesBelow(upload).sort()).toEqual(
      [...contents, "_headers", "_redirects", "hashed-files.json", young].sort(),
    );
    const kept = JSON.parse(readFileSync(join(upload, "hashed-files.json"), "utf8")) as Record<
      string,
      string
    >;
    expect(Object.keys(kept).sort()).toEqual([young, script, picture].sort());
    expect(kept[young]).toBe(list[young]);
  });
});
