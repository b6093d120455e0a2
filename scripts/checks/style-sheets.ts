import path from "node:path";

import { classesIn } from "./unused-classes";
import type { Sources } from "./project-files";

/** The sheets of the whole page: their classes are everybody's. */
const shared = "app/_styles/";

/** What is said of a page on paper may name any block, and makes none of its classes everybody's. */
const printSheets = new Set(["print.css", "datasheet.css", "pallet-sheet.css"].map((name) => shared + name));

/** A state of a block; it means something only beside the block's own class. */
const isState = (name: string) => name.startsWith("is-");

/**
 * Names what breaks the rule of the rooms: every style sheet lies beside the component of its name, is the only one of
 * that name, and styles the block of that name and nothing of another room.
 *
 * @param sheets style sheets of `app/`
 * @param components paths of the components
 * @returns one sentence for each
 */
export function styleSheetFindings(sheets: Sources, components: readonly string[]): string[] {
  const ofAll = new Set(
    [...sheets]
      .filter(([file]) => file.startsWith(shared) && !printSheets.has(file))
      .flatMap(([, css]) => [...classesIn(css)]),
  );
  const seen = new Map<string, string>();
  return [...sheets]
    .filter(([file]) => !file.startsWith(shared))
    .flatMap(([file, css]) => {
      const block = path.posix.basename(file, ".css");
      const beside = file.replace(/\.css$/, "");
      const first = seen.get(block);
      seen.set(block, file);
      return [
        ...(first ? [`${file} has the name of ${first}.`] : []),
        ...(components.some((each) => each === `${beside}.tsx` || each === `${beside}.client.tsx`)
          ? []
          : [`${file} lies beside no component of its name.`]),
        ...[...classesIn(css)]
          .filter((name) => name.replace(/(__|--).*$/, "") !== block && !isState(name) && !ofAll.has(name))
          .map((name) => `${file} styles .${name}, which is none of its own.`),
      ];
    });
}
