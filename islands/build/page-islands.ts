import path from "node:path";

import type { CheerioAPI } from "cheerio";

import { type Bundle, graphFrom } from "./bundle";
import { PostbuildError } from "./options";

/**
 * Names the modules that each island requests, its own first: all that it imports, and, if it waits for a press,
 * also those that its code imports later. @returns the islands' names
 */
export function nameModules(name: string, $: CheerioAPI, { modules }: Bundle): string[] {
  return $("[data-island]")
    .toArray()
    .map(({ attribs }) => {
      const { "data-island": island = "" } = attribs;
      const module = modules.islands[island];
      if (!module)
        throw new PostbuildError(
          `${name}: there is no ${island}.client.tsx for the island "${island}": add it, or correct the name.`,
        );
      const files = [...graphFrom([module], modules.imports, "data-press" in attribs)];
      attribs["data-modules"] = files.map((file) => path.basename(file, ".js")).join(" ");
      return island;
    });
}
