/** @jest-environment node */
import { doorTo, mirrorFindings } from "./mirror-trees";
import { projectFiles, readSources } from "./project-files";

test("every page has its door, and every door its page", () => {
  const sources = readSources(projectFiles(), /^app\/.*\/page\.tsx$/);
  expect(sources.size).toBeGreaterThanOrEqual(10);
  expect(mirrorFindings(sources)).toEqual([]);
});

const page =
  'export const generateMetadata = () => pageMetadata("news");\n\nexport default function News() {}\n';
const door = 'export { default, generateMetadata } from "../../(pl)/news/page";\n';
const house = { "app/(pl)/news/page.tsx": page, "app/[locale]/news/page.tsx": door };

test.each([
  ["a page without a door", { "app/[locale]/news/page.tsx": undefined }, "has no door"],
  ["a door without a page", { "app/[locale]/offer/page.tsx": door }, "leads to no page"],
  ["a door to another page", { "app/[locale]/news/page.tsx": door.replace("news", "offer") }, "more or less"],
  [
    "a door that keeps something back",
    { "app/[locale]/news/page.tsx": door.replace(", generateMetadata", "") },
    "more or less",
  ],
  [
    "a door with a room",
    { "app/[locale]/news/page.tsx": `${door}export const revalidate = 1;\n` },
    "more or less",
  ],
])("%s is named", (_, planted, finding) => {
  expect(mirrorFindings(new Map(Object.entries(house)))).toEqual([]);
  const files = Object.entries({ ...house, ...planted }).filter(([, text]) => text !== undefined);
  expect(mirrorFindings(new Map(files as [string, string][]))).toEqual([expect.stringContaining(finding)]);
});

test("a door repeats the one setting that Next reads from its text", () => {
  const withIds =
    "export const dynamicParams = false;\nexport const generateStaticParams = () => [];\nexport default 1;\n";
  expect(doorTo("products/[id]/page.tsx", withIds)).toBe(
    `export { default, generateStaticParams } from "../../../(pl)/products/[id]/page";

// Next reads this from the file's own text, so it can't be passed on.
export const dynamicParams = false;
`,
  );
});
