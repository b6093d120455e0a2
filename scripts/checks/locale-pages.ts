import path from "node:path";

import { type Route, routes } from "../../app/_i18n/routes";
import type { Sources } from "./project-files";

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
export function mirrorFindings(sources: Sources): string[] {
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
export function rowFindings(sources: Sources): string[] {
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
export function reExportOf(page: string, text: string): string {
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
