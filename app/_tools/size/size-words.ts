import { loadsParts } from "../kit/goods";
import type { ToolProps } from "../kit/tool";

/** Message keys of the tool. */
export const sizeParts = [
  "size.toolLabel",
  "size.startLabel",
  "size.startOwn",
  "size.groups",
  "size.fields",
  "size.faults.country",
  "size.faults.number",
  "size.drawing",
  "size.results",
  "size.entry",
  "size.warnings",
  "size.actions",
  "size.notes",
  "quote.composer.frequencyOnce",
  "quote.composer.frequencyMonth",
  ...loadsParts,
  "packagingData.heading",
  "packagingData.caption",
  "packagingData.head",
  "packagingData.rows",
  "packagingData.values",
  "packagingData.basis",
  "packagingData.blocksOpen",
  "packagingData.codeNote",
  "packagingData.carbonNote",
  "declaration.builder",
  "sheet.open",
] as const;

export interface SizeProps extends ToolProps<(typeof sizeParts)[number]> {
  /** Addresses of the load planner and of the legal roles. */
  readonly planner: string;
  readonly roles: string;
  /** Address of the sheet of a pallet. */
  readonly sheet: string;
}
