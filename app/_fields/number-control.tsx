import { figure } from "../_i18n/figures";
import { pageLanguage } from "../_lib/page-language";
import { TextControl, type TextControlProps } from "../_ui/control";
import { type FigureKind, readers } from "./read-figures";

interface NumberControlProps extends Omit<TextControlProps, "autoComplete" | "inputMode"> {
  kind?: FigureKind;
}

/** Renders a field for a figure, which is shown in the field's unit once the visitor leaves it. */
export function NumberControl({ kind = "count", ...field }: NumberControlProps) {
  const { value, onValue } = field;
  const convert = () => {
    const read = /[^\d\s.,]/.test(value) ? readers[kind](value, [0, Infinity]).value : undefined;
    const format = { useGrouping: false, maximumFractionDigits: 2 };
    if (read !== undefined) onValue(figure(pageLanguage(document), read, format));
  };
  return <TextControl {...field} inputMode={kind === "count" ? "numeric" : "decimal"} onLeave={convert} />;
}
