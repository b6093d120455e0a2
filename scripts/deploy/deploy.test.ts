import { readdirSync, readFileSync } from "node:fs";

import { filesBelow } from "../../islands/build/files";
import { testFolder } from "../../islands/build/test-folder";
import { noteOpen } from "../golive/open-points";
import {
  contentType,
  fileType,
  fixedEndings,
  headersFile,
  lifetimes,
  pageEndings,
  securityHeaders,
} from "./hosting";
import { refusals, upload } from "./upload";

const folder = testFolder();

test.each([
  ["assets/js/start-6HW4XM6D.js", "hashed", "text/javascript; charset=utf-8"],
  ["pictures/hero-yard.ba18c0.960.avif", "hashed", "image/avif"],
  ["papers/a.dxf", "fixed", "image/vnd.dxf"],
  ["favicon.ico", "fixed", "image/x-icon"],
  ["feed/pl.xml", "page", "text/xml; charset=utf-8"],
  ["_headers", "page", "text/plain; charset=utf-8"],
])("%s is kept as %s and sent as %s", (file, kind, type) => {
  expect(fileType(file)).toEqual({ kind, type });
});

test.each(["new.wasm", "favicon.ico.bak", "assets/js/loader.js", "pictures/hero-yard-960.avif"])(
  "%s stops the build and the deploy",
  (file) => expect(() => fileType(file)).toThrow(`knows no type for ${file}`),
);

/** Headers against attacks (OWASP Secure Headers Project, 2025). */
const wanted = {
  "Strict-Transport-Security": /^max-age=\d{8}$/,
  "Content-Security-Policy": /^frame-ancestors 'none'$/,
  "X-Content-Type-Options": /^nosniff$/,
  "Referrer-Policy": /^strict-origin-when-cross-origin$/,
  "Cross-Origin-Opener-Policy": /^same-origin$/,
  "Cross-Origin-Resource-Policy": /^same-origin$/,
  "Permissions-Policy": /camera=\(\), .*geolocation=\(\), .*microphone=\(\)/,
};

const year = "public, max-age=31536000, immutable";
const day = "public, max-age=86400, stale-while-revalidate=604800";
const always = "public, max-age=0, must-revalidate";

test("`_headers` and docs/nginx.conf send every header, type and lifetime; `_headers` keeps no error for a year", () => {
  const nginx = readFileSync("docs/nginx.conf", "utf8");
  expect(Object.keys(securityHeaders)).toEqual(Object.keys(wanted));
  for (const [name, value] of Object.entries(wanted)) {
    expect(securityHeaders[name]).toMatch(value);
    expect(headersFile()).toContain(`\n  ${name}: ${securityHeaders[name]}\n`);
    expect(nginx.split(`add_header ${name} "${securityHeaders[name]}" always;`)).toHaveLength(4);
  }
  expect(lifetimes).toEqual({ hashed: year, fixed: day, page: always });
  for (const [at, lifetime] of [always, year, day].entries())
    expect(nginx.split("add_header Cache-Control ")[at + 1]).toMatch(`"${lifetime}" always;`);
  for (const ending of [...pageEndings, ...fixedEndings])
    expect(nginx).toContain(` ${contentType(`a.${ending}`)?.split(";")[0]} ${ending};\n`);
  expect(nginx).toContain(`\\.(${fixedEndings.join("|")})$`);
  const folders = readdirSync("public", { withFileTypes: true }).filter((each) => each.isDirectory());
  for (const name of ["assets/js", ...folders.map((each) => each.name)])
    expect(headersFile()).toContain(`\n/${name}/*\n  Cache-Control: ${day}\n`);
  expect(headersFile()).not.toContain(year);
});

const live = "https://www.example.com/";

test.each<[site: { address?: string; preview?: true; open?: number }, basePath: string, refused: string]>([
  [{}, "", ""],
  [{ open: 2 }, "", "2 points must be closed"],
  [{ preview: true, open: 2 }, "", "SITE_STAGE=preview"],
  [{ preview: true, open: 2, address: `${live}previews/x/` }, "/previews/x", ""],
  [{ address: `${live}folder/` }, "", "BASE_PATH"],
  [{ address: "http://localhost:4173/" }, "", "Set NEXT_PUBLIC_SITE_URL"],
  [{ address: "http://www.example.com/" }, "", "Set NEXT_PUBLIC_SITE_URL"],
])(
  "a site %j to the folder %j is refused: %s",
  ({ address = live, preview, open = 0 }, basePath, refused) => {
    const robots = preview ? '<meta name="robots" content="noindex, nofollow"/>' : "";
    folder.write("index.html", `<head>${robots}</head><body>noindex</body>`);
    folder.write("sitemap.xml", `<loc>${address}</loc>`);
    const point = { level: "must", task: "a.ts: do", text: "it" } as const;
    noteOpen(folder.path, Array(open).fill(point));
    const reasons = refusals(folder.path, folder.path, basePath);
    expect(reasons).toEqual(refused ? [expect.stringContaining(refused)] : []);
    if (!preview && !basePath)
      expect(refusals(folder.path, folder.at("none"), "").join()).toContain("is missing");
  },
);

test("an upload begins with the files that pages request, and ends with deleting the site's old files", async () => {
  const contents = [
    "index.html",
    "assets/js/start-6HW4XM6D.js",
    "pictures/a.0a1b2c.1.avif",
    "fonts/a.woff2",
    "icon.svg",
  ];
  for (const file of contents) folder.write(`out/${file}`, file);
  const copied: string[] = [];
  let last: readonly string[] = [];
  await upload(folder.at("out"), "it/previews/x", ["--dry-run"], (_, args) => {
    last = args;
    expect(args).toContain("--dry-run");
    if (args[0] !== "copy") return Promise.resolve();
    expect(args.slice(1, 3)).toEqual([folder.at("out"), "it/previews/x"]);
    const files = readFileSync(args[args.indexOf("--files-from-raw") + 1] ?? "", "utf8").split("\n");
    copied.push(...files);
    for (const { kind, type } of files.map(fileType)) {
      expect(args).toContain(`Content-Type: ${type}`);
      expect(args).toContain(`Cache-Control: ${lifetimes[kind]}`);
    }
    return Promise.resolve();
  });
  expect(copied.map((file) => fileType(file).kind)).toEqual(["hashed", "hashed", "fixed", "fixed", "page"]);
  expect(copied.sort()).toEqual(filesBelow(folder.at("out")).sort());
  expect(last.slice(0, 2)).toEqual(["delete", "it/previews/x"]);
  const filters = last.filter((_, at) => last[at - 1] === "--filter");
  expect(filters[0]).toBe("- /previews/**");
  expect(filters).toEqual(expect.arrayContaining(["+ /assets/**", "+ /icon.svg", "+ *.html"]));
  expect(filters.at(-1)).toBe("- *");
});
