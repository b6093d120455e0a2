/** @jest-environment node */
import { routes } from "../../app/_i18n/routes";
import { reExportOf, mirrorFindings, rowFindings } from "./locale-pages";
import { projectFiles, readSources } from "./project-files";

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
