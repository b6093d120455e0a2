/** @jest-environment node */
import path from "node:path";

import { type Route, routes } from "../../app/_i18n/routes";
import { projectFiles, readSources, type Sources } from "./project-files";

/** Where the pages are, and their re-exports for the other languages. */
const pages = "app/(pl)/";
const reExports = "app/[locale]/";

const table = "app/_i18n/routes.ts";

/** Next reads this setting from a file's own text, so a re-export can't pass it on. */
const ownSetting = "dynamicParams";

/**
 * Names what differs between the pages and their re-exports: a page without a re-export, a re-export without
 * a page, and a re-export with other contents.
 *
 * @returns one sentence for each
 */
function mirrorFindings(sources: Sources): string[] {
  const inTree = (tree: string) =>
    [...sources.keys()]
      .filter((file) => file.startsWith(tree) && file.endsWith("/page.tsx"))
      .map((file) => file.slice(tree.length));
  const [ofPages, ofReExports] = [inTree(pages), inTree(reExports)];
  return [
    ...ofPages
      .filter((page) => !ofReExports.includes(page))
      .map((page) => `${pages}${page} has no re-export: add ${reExports}${page}.`),
    ...ofReExports
      .filter((reExport) => !ofPages.includes(reExport))
      .map((reExport) => `${reExports}${reExport} re-exports no page: remove it.`),
    ...ofReExports
      .filter((reExport) => ofPages.includes(reExport))
      .filter(
        (reExport) =>
          sources.get(reExports + reExport) !== reExportOf(reExport, sources.get(pages + reExport) ?? ""),
      )
      .map((reExport) => `${reExports}${reExport} must re-export exactly what ${pages}${reExport} exports.`),
  ];
}

/**
 * Names what differs between the pages and their table: a row without a page, a page without a row, and a page that gives
 * itself out as another.
 *
 * @returns one sentence for each
 */
function rowFindings(sources: Sources): string[] {
  const rows = new Map(
    (Object.keys(routes) as Route[]).map((route) => [
      `${pages}${routes[route].path.slice(1).replace(/\{(\w+)\}/g, "[$1]")}page.tsx`,
      route,
    ]),
  );
  const files = [...sources.keys()].filter((file) => file.startsWith(pages));
  return [
    ...[...rows.keys()]
      .filter((file) => !sources.has(file))
      .map((file) => `${file} is missing: add it, or remove its row from ${table}.`),
    ...files.filter((file) => !rows.has(file)).map((file) => `${file} has no row in ${table}: add one.`),
    ...files
      .filter((file) => rows.has(file))
      .flatMap((file) => {
        const named = [...(sources.get(file) ?? "").matchAll(/\b(?:pageMetadata\(|route: )"(\w+)"/g)];
        const others = named.map(([, route]) => route).filter((route) => route !== rows.get(file));
        return others.map(
          (other) => `${file} is the page "${rows.get(file)}" but names "${other}": correct the name.`,
        );
      }),
  ];
}

/**
 * Writes the re-export of a page: it passes on everything that the page exports.
 *
 * @param page path below the tree
 * @param text the page's file
 */
function reExportOf(page: string, text: string): string {
  const exported = [...text.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const passed = ["default", ...exported.filter((name) => name !== ownSetting).sort()];
  const way = path.posix.relative(path.dirname(reExports + page), pages + page.replace(".tsx", ""));
  const reExport = `export { ${passed.join(", ")} } from "${way}";\n`;
  const setting = new RegExp(`^export const ${ownSetting} = .*\n`, "m").exec(text)?.[0];
  return setting
    ? `${reExport}\n// Next reads this from the file's own text, so it can't be passed on.\n${setting}`
    : reExport;
}

const sources = readSources(projectFiles(), /^app\/(\(pl\)|\[locale\])\/(.*\/)?page\.tsx$/);

test("every page has its re-export, and every re-export its page", () => {
  expect(sources.size).toBe(2 * Object.keys(routes).length);
  expect(mirrorFindings(sources)).toEqual([]);
});

test("every row has its page, and every page its row", () => {
  expect(rowFindings(sources)).toEqual([]);
});

const news = `app/(pl)${routes.news.path}page.tsx`;

test.each([
  ["a row without a page", { [news]: undefined }, `${news} is missing`],
  ["a page without a row", { "app/(pl)/nothing/page.tsx": "" }, "app/(pl)/nothing/page.tsx has no row"],
  [
    "a page that is another to those who read its head",
    { [news]: 'pageMetadata("home"); <Page page={{ route: "news" }} />' },
    'is the page "news" but names "home"',
  ],
  [
    "a page that is another to its visitors",
    { [news]: 'pageMetadata("news"); <Page page={{ route: "home" }} />' },
    'is the page "news" but names "home"',
  ],
])("%s is named", (_, planted, finding) => {
  const files = Object.entries({ ...Object.fromEntries(sources), ...planted });
  const left = new Map(files.filter(([, text]) => text !== undefined) as [string, string][]);
  expect(rowFindings(left)).toEqual([expect.stringContaining(finding)]);
});

const page =
  'export const generateMetadata = () => pageMetadata("news");\n\nexport default function News() {}\n';
const reExport = 'export { default, generateMetadata } from "../../(pl)/news/page";\n';
const project = { "app/(pl)/news/page.tsx": page, "app/[locale]/news/page.tsx": reExport };

test.each([
  ["a page without a re-export", { "app/[locale]/news/page.tsx": undefined }, "has no re-export"],
  ["a re-export without a page", { "app/[locale]/offer/page.tsx": reExport }, "re-exports no page"],
  [
    "a re-export of another page",
    { "app/[locale]/news/page.tsx": reExport.replace("news", "offer") },
    "must re-export exactly",
  ],
  [
    "a re-export that leaves something out",
    { "app/[locale]/news/page.tsx": reExport.replace(", generateMetadata", "") },
    "must re-export exactly",
  ],
  [
    "a re-export with a setting of its own",
    { "app/[locale]/news/page.tsx": `${reExport}export const revalidate = 1;\n` },
    "must re-export exactly",
  ],
])("%s is named", (_, planted, finding) => {
  expect(mirrorFindings(new Map(Object.entries(project)))).toEqual([]);
  const files = Object.entries({ ...project, ...planted }).filter(([, text]) => text !== undefined);
  expect(mirrorFindings(new Map(files as [string, string][]))).toEqual([expect.stringContaining(finding)]);
});

test("a re-export repeats the one setting that Next reads from its text", () => {
  const withIds =
    "export const dynamicParams = false;\nexport const generateStaticParams = () => [];\nexport default 1;\n";
  expect(reExportOf("products/[id]/page.tsx", withIds)).toBe(
    `export { default, generateStaticParams } from "../../../(pl)/products/[id]/page";

// Next reads this from the file's own text, so it can't be passed on.
export const dynamicParams = false;
`,
  );
});
