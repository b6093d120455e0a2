import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

import { redirectPaths } from "../../app/_content/redirects";
import { describePlaceholders, notePlaceholders, type OpenPlaceholder } from "../built/placeholder-note";
import { securityHeadersFor } from "../built/security-headers";
import { bucketTargets } from "./buckets";
import { cloudFrontHeaders, flagsFile, frontDoorRules, headersFile } from "./headers";
import { settingsOf, siteConfiguration, targets } from "./targets";
import { type Intent, refusals } from "./readiness";
import { cloudFrontFunction, redirectsFile, urlMap } from "./redirects";

const lowered = (headers: readonly (readonly string[])[]) =>
  Object.fromEntries(headers.map(([name = "", value = ""]) => [name.toLowerCase(), value]));

/** Reads "name: value" lines. */
const pairs = (lines: readonly string[]) =>
  lowered(lines.map((line) => /^(.*?): (.*)$/.exec(line)?.slice(1) ?? []));

/** The security headers, read out of what each host is given. */
const configured: Readonly<Record<string, () => object>> = {
  CloudFront() {
    const { SecurityHeadersConfig: fields, CustomHeadersConfig: custom } = cloudFrontHeaders();
    expect(custom.Quantity).toBe(custom.Items.length);
    return {
      "strict-transport-security": `max-age=${fields.StrictTransportSecurity.AccessControlMaxAgeSec}`,
      "content-security-policy": fields.ContentSecurityPolicy.ContentSecurityPolicy,
      ...(fields.ContentTypeOptions.Override && { "x-content-type-options": "nosniff" }),
      "referrer-policy": fields.ReferrerPolicy.ReferrerPolicy,
      ...lowered(custom.Items.map(({ Header, Value }) => [Header, Value])),
    };
  },
  "Google's load balancer": () =>
    pairs(
      [...flagsFile().matchAll(/^- --custom-response-header: (".*")$/gm)].map(
        ([, flag = '""']) => JSON.parse(flag) as string,
      ),
    ),
  "Front Door"() {
    const actions = frontDoorRules().resources.flatMap(({ properties }) => properties.actions ?? []);
    const headers = actions.filter(({ name }) => name === "ModifyResponseHeader");
    return lowered(headers.map(({ parameters: { headerName = "", value = "" } }) => [headerName, value]));
  },
  Cloudflare() {
    const [rule = ""] = headersFile(["index.html"]).split(/\n(?=\/)/);
    expect(rule).toMatch(/^\/\*\n/);
    return pairs(
      rule
        .trim()
        .split("\n")
        .slice(1)
        .map((line) => line.trim()),
    );
  },
};

test.each(Object.keys(configured))("%s is given all security headers, and no others", (host) => {
  expect(configured[host]?.()).toEqual(securityHeadersFor(true));
});

test("Cloudflare's headers name hashed files by their hash, and takes only so many rules", () => {
  const text = headersFile([
    "assets/js/start-6HW4XM6D.js",
    "pictures/a.0a1b2c.1.avif",
    "pictures/a.0a1b2c.2.webp",
  ]);
  expect(text).toContain(
    "/assets/js/start-6HW4XM6D.js\n  Cache-Control: public, max-age=31536000, immutable",
  );
  expect(text.match(/0a1b2c/g)).toHaveLength(1);
  const many = Array.from({ length: 100 }, (_, at) => `pictures/a.${String(at).padStart(6, "0")}.1.avif`);
  expect(() => headersFile(many)).toThrow("Cloudflare allows 100 rules");
});

const planted = redirectPaths([
  { from: "/products/0/", to: { route: "catalogue" } },
  { from: "/old/page/", to: { route: "news" } },
]);

/** Calls the function as CloudFront does. */
function atEdge(code: string, uri: string, querystring = {}) {
  const handler = runInNewContext(`${code}; handler`) as (event: object) => {
    uri?: string;
    statusCode?: number;
    headers?: { location: { value: string } };
  };
  const { statusCode, headers, ...request } = handler({ request: { uri, querystring } });
  return statusCode ? `${statusCode} ${headers?.location.value}` : request.uri;
}

/** Where an address leads to, read out of what each host is given. */
const leads: Readonly<Record<string, (redirects: typeof planted, address: string) => string | undefined>> = {
  CloudFront: (redirects, address) =>
    /^301 (.*)/.exec(atEdge(cloudFrontFunction(redirects), address) ?? "")?.[1],
  "Google's load balancer": (redirects, address) =>
    [...urlMap(redirects).matchAll(/- paths: (\[.*\])\n {4}urlRedirect: \{ pathRedirect: "(.*?)", /g)].find(
      ([, paths = "[]"]) => (JSON.parse(paths) as string[]).includes(address),
    )?.[2],
  "Front Door": (redirects, address) =>
    frontDoorRules(redirects).resources.find(({ properties }) =>
      properties.conditions?.[0]?.parameters.matchValues.includes(address),
    )?.properties.actions?.[0]?.parameters.customPath,
  Cloudflare: (redirects, address) =>
    redirectsFile(redirects)
      .split("\n")
      .map((line) => line.split(" "))
      .find(([from]) => from === address)?.[1],
  // The page that lies there for hosts without rules leads an address without its slash to the slash.
  nginx: (redirects, address) =>
    [
      ...siteConfiguration(redirects).matchAll(
        /^location = (\S+) \{\n {4}return 301 (\S+?)\$is_args\$args;/gm,
      ),
    ].find(([, from]) => from === address.replace(/\/?$/, "/"))?.[2],
};

test.each(Object.keys(leads))("%s is given every redirect in every language, and no others", (host) => {
  expect(planted.length).toBeGreaterThan(2);
  for (const { from, to } of planted)
    for (const address of [from, from.slice(0, -1)])
      expect([address, leads[host]?.(planted, address)]).toEqual([address, to]);
  for (const address of ["/", "/products/", "/old/", "/constructor/"])
    expect([address, leads[host]?.(planted, address)]).toEqual([address, undefined]);
  expect(leads[host]?.([], "/products/0/")).toBeUndefined();
});

test.each([
  ["/", "/index.html"],
  ["/de/products/1/", "/de/products/1/index.html"],
  ["/assets/js/start-6HW4XM6D.js", "/assets/js/start-6HW4XM6D.js"],
  ["/landing", "302 /landing/?a=1&a=%20&b"],
  // A browser might take these for another host.
  ["//host.example", "//host.example"],
  ["/%2F/host", "/%2F/host"],
])("in front of S3 %s is %s", (uri, expected) => {
  const query = { a: { value: "1", multiValue: [{ value: "1" }, { value: "%20" }] }, b: { value: "" } };
  expect(atEdge(cloudFrontFunction([]), uri, query)).toBe(expected);
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

test("rclone may delete the site's own kinds of files, and no previews", async () => {
  const calls: (readonly string[])[] = [];
  const out = mkdtempSync(join(tmpdir(), "out-"));
  writeFileSync(join(out, "index.html"), "");
  await bucketTargets.folder?.deploy({
    ...{ folder: out, basePath: "", settings: () => "it", dryRun: false },
    run: (_, args) => Promise.resolve(void calls.push(args)),
  });
  rmSync(out, { recursive: true });
  const last = calls.at(-1) ?? [];
  expect(last.slice(0, 6)).toEqual(["delete", "it", "--min-age", "30d", "--filter", "- /previews/**"]);
  expect(last.at(-1)).toBe("- *");
});
