import type { Fields } from "../../_fields/field";
import { text } from "../../_fields/kinds";
import { read, type Reading } from "../../_fields/read-fields";
import { fieldText, longest } from "../../_fields/read-text";
import type { Translator } from "../../_i18n/translator";
import type { Definition, KitPart, PartProps } from "../kit/tool";
import { sizeFields, sizeParts, type SizeProps } from "../size/size-fields";
import { completedSize, numberedSize, numberOfSize } from "../size/size-pallet";
import { sizeResultOf, sizeTool } from "../size/size-tool";

const sheetParts = [...sizeParts, "sheet"] as const;

export interface SheetProps extends SizeProps {
  readonly t: Translator<KitPart | (typeof sheetParts)[number]>;
}

const typed = (letter: string, name: "day" | "revision" | "customer" | "drawing") => ({
  letter,
  kind: text(fieldText),
  label: ({ t }: SheetProps) => t(`sheet.fields.${name}`),
  fault: ({ t }: SheetProps) => t("sheet.faults.long", { max: longest.field }),
});

export const sheetFields = {
  ...sizeFields,
  day: typed("day", "day"),
  revision: typed("rev", "revision"),
  customer: typed("to", "customer"),
  drawing: typed("no", "drawing"),
} as const satisfies Fields<SheetProps>;

export const titleNames = ["day", "revision", "customer", "drawing"] as const;

type SheetReading = Reading<typeof sheetFields>;

function sheetOf({ texts }: SheetReading) {
  const reading = read(sizeFields, texts);
  const size = sizeResultOf(reading);
  const isNumbered = !reading.refused.includes("number");
  // No number while a figure is refused.
  return { reading, size, number: size.isDrawn && isNumbered ? numberOfSize(reading) : undefined };
}

export const sheetTool = {
  id: "sheet",
  parts: sheetParts,
  lists: ["pallets"],
  fields: sheetFields,
  label: ({ t }) => t("sheet.toolLabel"),
  completed: completedSize,
  arrived: numberedSize,
  compute: sheetOf,
  answer: (props, _, { reading, size }) => sizeTool.answer(props, reading, size),
} as const satisfies Definition<
  typeof sheetFields,
  SheetProps,
  ReturnType<typeof sheetOf>,
  ReturnType<typeof sizeTool.answer>
>;

export type SheetPart = PartProps<typeof sheetTool>;
