import { figure } from "../../_i18n/figures";
import { DataList } from "../../_ui/data-list";
import { useTool } from "./tool-state";

/** Renders the rows of a result, the same that a visitor can copy. */
export function ResultList() {
  const { props, answer } = useTool();
  const formatted = (value: string | number) =>
    typeof value === "number" ? figure(props.t.region, value, { maximumFractionDigits: 2 }) : value;
  const rows = answer.rows.map(([term, value, unit]) => ({
    term,
    value: [formatted(value), unit].filter(Boolean).join("\u00a0"),
  }));
  return <DataList rows={rows} />;
}
