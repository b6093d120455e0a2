import type { Definition, PartProps } from "../kit/tool";
import { sizeFields, sizeParts, type SizeProps } from "./size-fields";
import { type SizeAnswer, sizeAnswer, type SizeResult, sizeResultOf } from "./size-sentences";

/** Draws a pallet of any size. */
export const sizeTool = {
  id: "size",
  parts: sizeParts,
  lists: ["pallets"],
  fields: sizeFields,
  label: ({ t }) => t("size.toolLabel"),
  compute: sizeResultOf,
  answer: sizeAnswer,
} as const satisfies Definition<typeof sizeFields, SizeProps, SizeResult, SizeAnswer>;

/** Props of its parts. */
export type SizePart = PartProps<typeof sizeTool>;
