import path from "node:path";

import { classesIn } from "./unused-classes";
import type { Sources } from "./project-files";

/** The style sheets of the whole page: every component may use their classes. */
const shared = "app/_styles/";

/** Print style sheets may name any block without making its classes shared. */
const printSheets = new Set(["print.css", "datasheet.css", "pallet-sheet.css"].map((name) => shared + name));

/** A state of a block; it means something only beside the block's own class. */
const isState = (name: string) => name.startsWith("is-");

/**
 * Names what breaks the rule of one folder for each block: every style sheet lies beside the component of its
 * name, is the only one of that name, and styles the block of that name and nothing of another folder.
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
        ...(first ? [`${file} has the same name as ${first}: rename one of them.`] : []),
        ...(components.some((each) => each === `${beside}.tsx` || each === `${beside}.client.tsx`)
          ? []
          : [`${file} has no component of its name in its folder: move or rename it.`]),
        ...[...classesIn(css)]
          .filter((name) => name.replace(/(__|--).*$/, "") !== block && !isState(name) && !ofAll.has(name))
          .map(
            (name) =>
              `${file} styles .${name}, which belongs to another block: move the rule to that block's style sheet.`,
          ),
      ];
    });
}
