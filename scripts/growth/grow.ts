import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { doorTo } from "../house/mirror-trees";
import { addRow, addWords, type ContentEdit, readCatalog, write, writeCatalog } from "./content-files";
import { pseudoWords, type Catalog } from "./pseudo-words";

/* Each function does to a copy of the project what the README tells whoever adds a thing, and nothing else. */

/** A language: its row, its catalog, and its flag in every size. */
export const addLanguage: ContentEdit = (folder) => {
  addRow(folder, "app/_i18n/languages.ts", "} as const satisfies Record<string, Language>;", [
    `  cs: { code: "cs", name: "Pseudo", tag: "cs", region: "cs-CZ", fonts: ["latin"] },`,
  ]);
  writeCatalog(folder, "cs", pseudoWords(readCatalog(folder, "pl")));
  const flags = join(folder, "public/flags");
  for (const size of readdirSync(flags)) cpSync(join(flags, size, "pl.png"), join(flags, size, "cs.png"));
};

/** An article: its row and its words, here those of another one. */
export const addArticle: ContentEdit = (folder) => {
  addRow(folder, "app/_content/news.ts", "] as const satisfies readonly Article[];", [
    `  { key: "grown", id: "grown", day: "2025-02-28", picture: "news-1" },`,
  ]);
  addWords(folder, ["news", "articles"], "grown", (beside) => {
    const [words] = Object.values(beside) as Catalog[];
    return {
      ...words,
      title: `${String(words?.title)} +`,
      body: {
        ...(words?.body as Catalog),
        section4: { heading: "+", p1: "+", p2: "+ +", p3: "+ + +" },
      },
    };
  });
};

/** A document that is valid on the day of the build: its row and its words, here those of another one. */
export const addDocument: ContentEdit = (folder) => {
  const year = new Date().getUTCFullYear();
  addRow(folder, "app/_content/company/certificates.ts", "] as const satisfies readonly Certificate[];", [
    `  { key: "grown", file: "/certificates/spm-2025.svg", kind: "phytosanitary", from: "${year - 1}-01-01", until: "${year + 1}-12-31" },`,
  ]);
  addWords(folder, ["home", "certificates"], "grown", ({ spm2025: words }) => words as Catalog);
};

/** Products: for each its row and its words, here those of the first one; their picture is there. */
export function addProducts(folder: string, count: number): void {
  const ids = Array.from({ length: count }, (_, index) => 1001 + index);
  addRow(
    folder,
    "app/_content/products.ts",
    "] as const;",
    ids.map(
      (id) =>
        `  { id: ${id}, price: zloty(${id}), maxLoad: 1500, img: "product-1", ...textKeys(${id}), geometry: eurPallet },`,
    ),
  );
  for (const id of ids) {
    addWords(folder, ["products"], String(id), ({ 1: words }) => ({
      ...(words as Catalog),
      name: `${String((words as Catalog).name)} ${id}`,
    }));
    addWords(folder, ["decision", "uses"], String(id), ({ 1: words }) => words as Catalog);
  }
}

/** A page: its row, its file, its door and its words. It shows what is there. */
export const addPage: ContentEdit = (folder) => {
  addRow(folder, "app/_i18n/routes.ts", "} as const satisfies Record<string, Row>;", [
    `  about: {
    path: "/o-nas/",
    menuReloads: false,
    languageMenu: true,
    trail: { above: [{ page: "home", label: "about.breadcrumb.home" }], current: "about.breadcrumb.current" },
    share: { title: "about.heading", text: "about.lead", picture: "about-stack" },
    describes: "nothing",
    documentBudget: 16,
    scriptBudget: 62,
  },`,
  ]);
  const page = `import { CallToAction } from "../../_sections/home/call-to-action/call-to-action";
import { pageMetadata } from "../../_shell/head/metadata";
import { Page } from "../../_shell/page";
import { PageBanner } from "../../_shell/page-banner";

export const generateMetadata = () => pageMetadata("about");

export default function AboutPage() {
  return (
    <Page page={{ route: "about" }}>
      <PageBanner page="about" picture="about-stack" />
      <CallToAction />
    </Page>
  );
}
`;
  const file = "o-nas/page.tsx";
  write(join(folder, "app/(pl)", file), page);
  write(join(folder, "app/[locale]", file), doorTo(file, page));
  addWords(folder, ["meta"], "about", ({ news }) => {
    const { title, description } = news as Record<string, string>;
    return { title: title?.replace(" ", " + "), description: `+${description?.slice(1)}` };
  });
  addWords(folder, [], "about", ({ news }) => {
    const { heading, lead, bannerAlt, breadcrumb } = news as Catalog;
    return { heading: `${String(heading)} +`, lead, bannerAlt, breadcrumb };
  });
};
