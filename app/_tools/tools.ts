import type { ToolRoute } from "../_content/tools";
import type { Route } from "../_i18n/routes";
import { blockTool } from "./blocks/block-fields";
import { cartonTool } from "./cartons/carton-tool";
import type { AnyTool } from "./kit/tool";
import { loadTool } from "./load/load-tool";
import { metreTool } from "./metres/metre-tool";
import { sheetTool } from "./sheet/sheet-tool";
import { sizeTool } from "./size/size-tool";

/** Definitions of the tools of `app/_content/tools.ts`. The comparison has none: it is a table. */
const definitions: Readonly<Partial<Record<Route, AnyTool>>> = {
  load: loadTool,
  cartons: cartonTool,
  metres: metreTool,
  size: sizeTool,
  sheet: sheetTool,
  blocks: blockTool,
} satisfies Record<Exclude<ToolRoute, "comparison">, AnyTool>;

/** Returns the definition of the tool on a page. Its own functions get what it has itself returned. */
export function toolAt(route: Route): AnyTool | undefined {
  return definitions[route];
}
