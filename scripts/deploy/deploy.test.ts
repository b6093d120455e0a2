import { readFileSync } from "node:fs";

import { testFolder } from "../../islands/build/test-folder";
import { fileType, lifetimes } from "../built/file-types";
import { describePlaceholders, notePlaceholders, type OpenPlaceholder } from "../built/placeholder-note";
import { headersFile, missingHeaders, securityHeaders } from "../built/security-headers";
import { startPreview } from "../preview/server";
import { type Intent, refusals } from "./readiness";
import { upload } from "./upload";

const folder = testFolder();

test("the guide and `_headers` contain all security headers", () => {
  const pairs = securityHeaders.map(({ name, value }) => [name, value]);
  const rows = readFileSync("docs/hosting.md", "utf8").matchAll(/^\| `([\w-]+)` +\| `(.+?)` +\|$/gm);
  expect([...rows].map(([, ...row]) => row)).toEqual(pairs);
  const [all = ""] = headersFile().split(/\n(?=\/)/);
  expect(all.trim()).toBe(["/*", ...pairs.map((pair) => pair.join(": "))].join("\n  "));
});

test("`_headers` keeps no error for a year, and stays below Cloudflare's limit of 100 rules", () => {
  const rules = headersFile().split(/\n(?=\/)/);
  expect(rules.length).toBeLessThan(100);
  expect(rules).toContain(`/assets/js/*\n  Cache-Control: ${lifetimes.contract}`);
  expect(headersFile()).not.toContain("immutable");
});

test("after a deploy, one request names the headers that the host does not send", async () => {
  folder.write("up/index.html", "");
  const { port, close } = await startPreview({
    folder: folder.at("up"),
    outbox: folder.at("outbox"),
    port: 0,
  });
  const address = `http://127.0.0.1:${port}/`;
  // Not sent over HTTP.
  expect(await missingHeaders(address)).toBe(
    `${address} lacks Strict-Transport-Security, or sends other values.`,
  );
  close();
  expect(await missingHeaders(address)).toContain(`${address} did not answer`);
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
    const reasons = refusals(folder.path, folder.path, { basePath: "", allowed: [], ...intent });
    expect(reasons).toEqual(refused ? [expect.stringContaining(refused)] : []);
  },
);

test("an upload begins with the files that pages request, and ends with deleting the site's old files", async () => {
  const contents = [
    ...["index.html", "sitemap.xml", "assets/js/start-6HW4XM6D.js", "pictures/a.0a1b2c.1.avif"],
    ...["fonts/a.woff2", "icon.svg"],
  ];
  for (const file of contents) folder.write(`out/${file}`, file);
  const copied: string[] = [];
  let last: readonly string[] = [];
  await upload(folder.at("out"), "it/previews/x", (_, args) => {
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
  });
  // Pages come after everything that they need, so an interrupted deploy leaves complete pages.
  const kinds = copied.map((file) => fileType(file).kind);
  expect(kinds).toEqual(["hashed", "hashed", "contract", "contract", "page", "list"]);
  expect(copied.sort()).toEqual(contents.sort());
  expect(last.slice(0, 4)).toEqual(["delete", "it/previews/x", "--min-age", "30d"]);
  expect(last.slice(4, 6)).toEqual(["--filter", "- /previews/**"]);
  expect(last.at(-1)).toBe("- *");
});
