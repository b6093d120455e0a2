import path from "node:path";

import { type Route, routes } from "../../app/_i18n/routes";
import type { Sources } from "./project-files";

/** Where the pages are, and the doors to them for the other languages. */
const pages = "app/(pl)/";
const doors = "app/[locale]/";

const table = "app/_i18n/routes.ts";

/** Next reads this setting from a file's own text, so a door can't pass it on. */
const ownSetting = "dynamicParams";

/**
 * Names what differs between the pages and their doors: a page without a door, a door without a page, and a door that is
 * more than one.
 *
 * @returns one sentence for each
 */
export function mirrorFindings(sources: Sources): string[] {
  const inTree = (tree: string) =>
    [...sources.keys()]
      .filter((file) => file.startsWith(tree) && file.endsWith("/page.tsx"))
      .map((file) => file.slice(tree.length));
  const [ofPages, ofDoors] = [inTree(pages), inTree(doors)];
  return [
    ...ofPages
      .filter((page) => !ofDoors.includes(page))
      .map((page) => `${pages}${page} has no door in ${doors}.`),
    ...ofDoors.filter((door) => !ofPages.includes(door)).map((door) => `${doors}${door} leads to no page.`),
    ...ofDoors
      .filter((door) => ofPages.includes(door))
      .filter((door) => sources.get(doors + door) !== doorTo(door, sources.get(pages + door) ?? ""))
      .map((door) => `${doors}${door} is more or less than a door to ${pages}${door}.`),
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
      .map((file) => `${file} is missing: ${table} has its row.`),
    ...files.filter((file) => !rows.has(file)).map((file) => `${file} has no row in ${table}.`),
    ...files
      .filter((file) => rows.has(file))
      .flatMap((file) => {
        const named = [...(sources.get(file) ?? "").matchAll(/\b(?:pageMetadata\(|route: )"(\w+)"/g)];
        const others = named.map(([, route]) => route).filter((route) => route !== rows.get(file));
        return others.map((other) => `${file} is "${rows.get(file)}", and names "${other}".`);
      }),
  ];
}

/**
 * Writes the door to a page: it passes on everything that the page exports.
 *
 * @param page path below the tree
 * @param text the page's file
 */
export function doorTo(page: string, text: string): string {
  const exported = [...text.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const passed = ["default", ...exported.filter((name) => name !== ownSetting).sort()];
  const way = path.posix.relative(path.dirname(doors + page), pages + page.replace(".tsx", ""));
  const door = `export { ${passed.join(", ")} } from "${way}";\n`;
  const setting = new RegExp(`^export const ${ownSetting} = .*\n`, "m").exec(text)?.[0];
  return setting
    ? `${door}\n// Next reads this from the file's own text, so it can't be passed on.\n${setting}`
    : door;
}
