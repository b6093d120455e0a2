import { type MouseEvent, type ReactNode, useLayoutEffect } from "react";

import { figure as formatFigure } from "../../_i18n/figures";
import { DataList } from "../../_ui/data-list";
import { actionOf, mostDigits, type ResultRow } from "./tool";
import { useTool } from "./tool-island";
import { AddLink } from "../../_quote/add-link";
import { setFrameAction } from "../../_quote/tab/frame-action";
import type { MenuItemsProps } from "./menu-items";
import { ResultMenu } from "./result-menu";
import { ToolField, ToolFields } from "./tool-field";
import "./tool.css";

interface ToolAnswerProps {
  heading: string;
  /** In bold, with texts beside it; empty without a result. */
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

/** Renders the rows of a result. */
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

interface ToolActionsProps {
  amount?: string;
  /** Stands beside the amount; both are then above the button. */
  beside?: string;
  children?: ReactNode;
  hasDrawings?: boolean;
  more?: MenuItemsProps["more"];
}

/**
 * Renders what can be done with a result: add it to the quote list, share, copy, save and print it. While the
 * amount is missing, a press asks for it. Quote links of the page frame do the same.
 */
export function ToolActions(actions: ToolActionsProps) {
  const { amount, beside, children, hasDrawings = true, more } = actions;
  const { id, props, answer, element, ask } = useTool();
  const { title, rows, faulty, missing, brief = "" } = answer;
  const { href, form, text, short } = actionOf(props, answer);
  useFrameQuote(href ?? `#${id}-${missing}`, short, faulty ? undefined : brief);
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    ask();
    document.getElementById(`${id}-${missing}`)?.focus();
  };
  return (
    <div className={amount && !beside ? "tool-actions tool-actions--amount" : "tool-actions cluster"}>
      {faulty && <p className="fault">{faulty}</p>}
      {amount && beside && (
        <ToolFields className="tool-fields--pair tool-actions__fields" names={[amount, beside]} />
      )}
      {amount && !beside && <ToolField name={amount} />}
      {children}
      {(href !== undefined || !faulty) && (
        <div className="tool-actions__add">
          <AddLink href={href ?? form} tone="accent" arrow={!amount} onClick={href ? undefined : refuse}>
            {text}
          </AddLink>
        </div>
      )}
      {rows.length > 0 && (
        <ResultMenu
          t={props.t}
          title={title}
          rows={rows}
          more={more}
          drawings={hasDrawings ? () => element.current : undefined}
        />
      )}
    </div>
  );
}

/**
 * Gives the quote links of the frame the tool's own action. Without a brief, a field is refused: the bar
 * keeps the last one.
 */
function useFrameQuote(href: string, text: string, brief: string | undefined): void {
  // A press that settles the tool (`use-late-result.ts`) follows the link right afterwards.
  const isFaulty = brief === undefined;
  useLayoutEffect(() => setFrameAction(href, text, isFaulty), [href, text, isFaulty]);
  useLayoutEffect(() => {
    const shown = document.querySelector<HTMLElement>(".action-bar__brief");
    if (!shown) return;
    if (brief !== undefined) shown.textContent = brief;
    shown.toggleAttribute("data-outdated", isFaulty);
  }, [brief, isFaulty]);
}
