import { readFileSync } from "node:fs";

import { redirectPaths } from "../../app/_content/redirects";
import { filesBelow } from "../../islands/build/files";
import { testFolder } from "../../islands/build/test-folder";
import { fileType, lifetimes } from "../built/file-types";
import { describePlaceholders, notePlaceholders, type OpenPlaceholder } from "../built/placeholder-note";
import { securityHeaders } from "../built/security-headers";
import { startPreview } from "../preview/server";
import { bucketTarget } from "./bucket";
import { headersFile, layOut, redirectsFile, workersTarget } from "./cloudflare";
import { nginxTarget, siteConfiguration } from "./nginx";
import { type Intent, refusals } from "./readiness";
import { settingsOf } from "./target";

const folder = testFolder();

test("Cloudflare's configuration and the guide contain all security headers", () => {
  const pairs = securityHeaders.map(({ name, value }) => [name, value]);
  const [rule = ""] = headersFile(["index.html"]).split(/\n(?=\/)/);
  expect(rule).toBe(["/*", ...pairs.map((pair) => `  ${pair.join(": ")}`)].join("\n"));
  const rows = readFileSync("docs/hosting.md", "utf8").matchAll(/^\| `([\w-]+)` +\| `(.+?)` +\|$/gm);
  expect([...rows].map(([, ...row]) => row)).toEqual(pairs);
});

test("Cloudflare's configuration has one rule for each hash, and a limit of rules", () => {
  const script = "assets/js/start-6HW4XM6D.js";
  const text = headersFile([script, "pictures/a.0a1b2c.1.avif", "pictures/a.0a1b2c.2.webp"]);
  expect(text).toContain(`/${script}\n  Cache-Control: ${lifetimes.hashed}`);
  expect(text.match(/0a1b2c/g)).toHaveLength(1);
  const many = Array.from({ length: 100 }, (_, at) => `pictures/a.${String(at).padStart(6, "0")}.1.avif`);
  expect(() => headersFile(many)).toThrow("Cloudflare allows 100 rules");
});

test("the configurations for Cloudflare and nginx contain every redirect in every language, and no others", () => {
  const planted = redirectPaths([
    { from: "/products/0/", to: { route: "catalogue" } },
    { from: "/old/page/", to: { route: "news" } },
  ]);
  expect(planted.length).toBeGreaterThan(2);
  expect(redirectsFile(planted)).toBe(
    planted.map(({ from, to }) => `${from} ${to} 301\n${from.slice(0, -1)} ${to} 301\n`).join(""),
  );
  // A redirect page for hosts without rules lies there; nginx adds a missing slash to its address.
  const rules = siteConfiguration(planted).matchAll(/^location = (\S+) \{\n +return 301 (\S+?)\$is_args/gm);
  expect([...rules].map(([, from, to]) => [from, to])).toEqual(planted.map(({ from, to }) => [from, to]));
});

const list: OpenPlaceholder[] = [
  { id: "phone", text: "it looks like a dummy number", file: "a.ts", why: "it is dialled" },
  { id: "rating", text: "4.9 is not confirmed", file: "b.ts", why: "every page shows it" },
];
const live = "https://www.example.com/";
const preview = { preview: true, note: list } as const;

/** A build, the intended deploy, and the expected refusal; empty if the deploy is allowed. */
const deploys: readonly [
  build: { preview?: true; address?: string; note?: readonly OpenPlaceholder[] | null },
  intent: Partial<Intent>,
  refused: string,
][] = [
  [{}, {}, ""],
  [{ note: null }, {}, "/placeholders.json is missing: build on this machine (npm run build)."],
  [{ note: list }, {}, `placeholders:\n${describePlaceholders(list)}`],
  [{ note: list }, { allowed: ["phone"] }, `placeholders:\n${describePlaceholders(list.slice(1))}`],
  [{ note: list }, { allowed: ["phone", "rating"] }, ""],
  [{ note: list }, { allowed: ["fax"] }, "No placeholder has the name fax"],
  [preview, {}, "BASE_PATH"],
  [preview, { toPreviews: true }, "BASE_PATH"],
  [preview, { hasFolders: false }, "--preview"],
  [preview, { hasFolders: false, toPreviews: true }, ""],
  [{ ...preview, address: `${live}previews/x/` }, { basePath: "/previews/x" }, ""],
  [{ address: `${live}folder/` }, {}, "BASE_PATH"],
  [
    { address: "http://localhost:4173/" },
    {},
    "http://localhost:4173, which visitors cannot reach. Set NEXT_PUBLIC_SITE_URL",
  ],
  [{ address: "http://www.example.com/" }, {}, "http://www.example.com, which is not an https address"],
];

test.each(deploys)(
  "a build %j with %j is refused: %s",
  ({ preview: isPreview, address = live, note = [] }, intent, refused) => {
    const robots = isPreview ? '<meta name="robots" content="noindex, nofollow">' : "";
    folder.write("index.html", `<!DOCTYPE html><html><head>${robots}</head><body>noindex</body></html>`);
    folder.write("sitemap.xml", `<loc>${address}</loc>`);
    if (note) notePlaceholders(folder.path, note);
    const reasons = refusals(folder.path, folder.path, {
      ...{ target: "it", hasFolders: true, basePath: "", allowed: [], toPreviews: false },
      ...intent,
    });
    expect(reasons).toEqual(refused ? [expect.stringContaining(refused)] : []);
  },
);

test("missing settings are named with their meaning; a dry run continues without them", () => {
  for (const target of [bucketTarget, nginxTarget, workersTarget]) {
    for (const [name, meaning] of Object.entries(target.needs)) {
      expect(() => settingsOf(target, {}, false)).toThrow(`${name}: ${meaning}`);
      expect(settingsOf(target, {}, true)(name)).toBe(`<${name}>`);
      expect(settingsOf(target, { [name]: "it" }, true)(name)).toBe("it");
    }
  }
});

const [script, picture] = ["assets/js/start-6HW4XM6D.js", "pictures/a.0a1b2c.1.avif"];
const contents = ["index.html", "sitemap.xml", script, picture, "fonts/a.woff2", "icon.svg"];
const writeSite = () => contents.forEach((file) => folder.write(`out/${file}`, file));

test("an upload to a bucket begins with the files that pages request, and ends with deleting the site's old files", async () => {
  writeSite();
  const copied: string[] = [];
  let last: readonly string[] = [];
  await bucketTarget.deploy({
    ...{ folder: folder.at("out"), basePath: "/previews/x", settings: () => "it", dryRun: false },
    run: (_, args) => {
      last = args;
      if (args[0] === "copy") {
        expect(args.slice(1, 3)).toEqual([folder.at("out"), "it/previews/x"]);
        const files = readFileSync(args[args.indexOf("--files-from-raw") + 1] ?? "", "utf8").split("\n");
        copied.push(...files);
        for (const { kind, type } of files.map(fileType)) {
          expect(args).toContain(`Content-Type: ${type}`);
          expect(args).toContain(`Cache-Control: ${lifetimes[kind]}`);
        }
      }
      return Promise.resolve();
    },
  });
  // Pages come after everything that they need, so an interrupted deploy leaves complete pages.
  const kinds = copied.map((file) => fileType(file).kind);
  expect(kinds).toEqual(["hashed", "hashed", "contract", "contract", "page", "list"]);
  expect(copied.sort()).toEqual([...contents].sort());
  expect(last.slice(0, 4)).toEqual(["delete", "it/previews/x", "--min-age", "30d"]);
  expect(last.slice(4, 6)).toEqual(["--filter", "- /previews/**"]);
  expect(last.at(-1)).toBe("- *");
});

test("an upload to Cloudflare includes the hashed files of earlier builds for 30 days", async () => {
  writeSite();
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const [young, old] = ["assets/js/young-AAAAAAAA.js", "assets/js/old-AAAAAAAA.js"];
  const earlier = { [young]: daysAgo(29), [old]: daysAgo(31), "../../assets/js/out-AAAAAAAA.js": daysAgo(1) };
  folder.write(`up/${young}`, "young");
  folder.write(`up/${old}`, "old");
  folder.write("up/hashed-files.json", JSON.stringify(earlier));
  const up = await startPreview({ folder: folder.at("up"), outbox: folder.at("outbox"), port: 0 });
  await layOut(folder.at("out"), folder.at("upload"), `http://127.0.0.1:${up.port}/`);
  up.close();
  const uploaded = [...contents, "_headers", "_redirects", "hashed-files.json", young];
  expect(filesBelow(folder.at("upload")).sort()).toEqual(uploaded.sort());
  const kept = JSON.parse(folder.read("upload/hashed-files.json")) as Record<string, string>;
  expect(Object.keys(kept).sort()).toEqual([young, script, picture].sort());
  expect(kept[young]).toBe(earlier[young]);
});
