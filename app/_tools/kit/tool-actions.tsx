import { type MouseEvent, type ReactNode, useLayoutEffect } from "react";

import { AddLink } from "../../_quote/add-link";
import { setFrameAction } from "../../_quote/tab/frame-action";
import { actionOf } from "./action";
import { useTool } from "./tool-state";
import type { MenuItemsProps } from "./menu-items";
import { ResultMenu } from "./result-menu";
import { ToolField, ToolFields } from "./tool-field";
import "./tool-actions.css";

interface ToolActionsProps {
  /** Name of an amount field beside the button. */
  amount?: string;
  /** Name of a field beside the amount; both are then above the button, with other content. */
  beside?: string;
  children?: ReactNode;
  hasDrawings?: boolean;
  /** A page with the result in another form, for the menu. */
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
 * Gives the quote links of the page frame the target and the short text of the tool's own action.
 *
 * @param brief the result in a few words, for the bar; undefined while a field is refused: the bar keeps the last one
 * @param href `#` and the id of a field while that field is empty or refused
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
