import type { ReactNode } from "react";

import { figure as formatFigure } from "../../_i18n/figures";
import { DataList } from "../../_ui/data-list";

import { ToolActions } from "./tool-actions";
import { mostDigits, type ResultRow } from "./tool";
import { useTool } from "./tool-state";
import "./tool-answer.css";

interface ToolAnswerProps {
  /** Id of the heading, which links may lead to. */
  heading: string;
  /** The figure that the tool computes, in bold, and texts beside it; empty without a result. */
  figure: ReactNode;
  hasDrawings: boolean;
  children?: ReactNode;
}

/** Renders the heading of a result, its figure beside the actions, and details below. */
export function ToolAnswer({ heading, figure, hasDrawings, children }: ToolAnswerProps) {
  const { title } = useTool().answer;
  return (
    <div className="tool-answer column">
      <h2 id={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className="tool-answer__head spread">
        {figure && <p className="tool-answer__figure">{figure}</p>}
        <ToolActions hasDrawings={hasDrawings} />
      </div>
      {children}
    </div>
  );
}

/** Renders the rows of a result. @param props.className replaces the default class */
export function ResultList({ className }: { className?: string }) {
  const { props, answer } = useTool();
  const formatted = ({ value, digits = mostDigits }: ResultRow) =>
    typeof value === "number"
      ? formatFigure(props.t.region, value, { maximumFractionDigits: digits })
      : value;
  const rows = answer.rows.map((row) => ({
    term: row.term,
    value: row.shown ?? [formatted(row), row.unit].filter(Boolean).join("\u00a0"),
  }));
  return <DataList className={className} rows={rows.filter(({ value }) => value)} />;
}
