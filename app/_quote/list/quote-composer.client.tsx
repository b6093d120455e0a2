"use client";

import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from "react";

import { afterFrame } from "../../_lib/after-frame";
import { withinLimit } from "../../_lib/within-limit";
import { Button } from "../../_ui/button";
import { mostLines } from "../line/line";
import { idOf } from "./focus";
import { type Action, isComposing, isFull, type QuoteState } from "./reducer";
import { useQuoteForm } from "./use-quote-form";
import "./quote-composer.css";
// Styles of lazy components come with the page.
import "../../_ui/choice.css";
import "./quote-list.css";
import "./delivery-row.css";

/**
 * Synchronises the page's radio buttons with the kind of the entry, including a button that was checked
 * before hydration. Submits the entry when the form around the island is submitted.
 */
function useKindButtons(
  element: RefObject<HTMLElement | null>,
  { begun, change }: QuoteState,
  act: (action: Action) => void,
): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const form = element.current?.closest("form");
    if (!form) return;
    const pressed = buttonsOf(form).find(({ checked }) => checked)?.value;
    if (pressed) latest.current({ type: "type", texts: { kind: pressed } });
    const choose = ({ target }: Event) => {
      const { name, value } = target as HTMLInputElement;
      // The checked button is painted before the fields render.
      if (name === "kind") afterFrame(() => latest.current({ type: "type", texts: { kind: value } }));
    };
    const add = (event: Event) => {
      event.preventDefault();
      // The first line changes the whole layout: the pressed state is painted first.
      afterFrame(() => latest.current({ type: "submit" }));
    };
    form.addEventListener("change", choose);
    form.addEventListener("submit", add);
    return () => {
      form.removeEventListener("change", choose);
      form.removeEventListener("submit", add);
    };
  }, [element]);
  useEffect(() => {
    const form = element.current?.closest("form");
    const kind = change ? "" : begun.kind;
    for (const button of form ? buttonsOf(form) : []) button.checked = button.value === kind;
  }, [element, begun.kind, change]);
}

function buttonsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>("[name=kind]")];
}

// Loaded once there is a kind or a list, because most visitors only write a message.
const QuoteDetails = lazy(() => withinLimit(import("./quote-details")));

export interface QuoteComposerProps {
  /** Label of the submit button, in the HTML from the start. */
  add: string;
  /** Address of the file of texts. */
  textsAddress: string;
  /** Address of the page, for links to the list. */
  page: string;
}

/**
 * Composes a line of the quote list, and shows the list above. The fields appear once a kind is chosen. With
 * a list, the page has another layout (`data-filled`), and the composer is a button until opened.
 */
export function QuoteComposer({ add, textsAddress: address, page }: QuoteComposerProps) {
  const element = useRef<HTMLDivElement>(null);
  const form = useQuoteForm(address);
  const { texts, state, act } = form;
  const { lines, notice } = state;
  const [full, isOpen] = [isFull(state), isComposing(state)];
  useKindButtons(element, state, act);
  // Before paint and focus. Until now, inline code has set the attribute (`app/_client/first-list.ts`).
  useLayoutEffect(() => {
    if (texts) document.documentElement.toggleAttribute("data-filled", lines.length > 0);
  }, [texts, lines.length]);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-composing", isOpen);
  }, [isOpen]);
  const isBegun = isOpen || lines.length > 0 || notice.text !== "";
  return (
    <div className="quote-composer column" ref={element}>
      {texts && isBegun && (
        <Suspense>
          <QuoteDetails form={form} texts={texts} page={page} />
        </Suspense>
      )}
      {texts && lines.length > 0 && !isOpen && (
        <Button id={idOf("opener")} aria-disabled={full || undefined} onClick={() => act({ type: "open" })}>
          <span aria-hidden="true">+</span>
          <span>{texts.t("quote.composer.openButton")}</span>
        </Button>
      )}
      {/* Always rendered, because a form needs a submit button (WCAG 2.2, H32). */}
      <div hidden={!isOpen}>
        <p className="cluster">
          <Button tone="strong" type="submit" aria-disabled={full || undefined}>
            {add}
          </Button>
          {texts && isOpen && lines.length > 0 && (
            <Button onClick={() => act({ type: "cancel" })}>{texts.t("quote.composer.cancelButton")}</Button>
          )}
        </p>
      </div>
      {texts && full && <p>{texts.t("quote.composer.listFull", { max: mostLines })}</p>}
    </div>
  );
}
