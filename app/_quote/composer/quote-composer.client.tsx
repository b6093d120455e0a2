"use client";

import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from "react";

import { afterFrame } from "../../_lib/after-frame";
import { Button } from "../../_ui/button";
import { mostLines } from "../code/line";
import { type QuoteFormState, useQuoteForm } from "./use-quote-form";
import "./quote-composer.css";
// Of what comes later: styles come with the page.
import "../../_ui/choice.css";
import "../list/quote-list.css";
import "./delivery-row.css";

/**
 * Ties the form around the island to the entry: the radio buttons of the page show its kind, and one that is pressed, or
 * was before this was hydrated, becomes it; Enter anywhere in the form adds the line.
 */
function useKindButtons(
  place: RefObject<HTMLElement | null>,
  { entry, type, submit }: Pick<QuoteFormState, "entry" | "type" | "submit">,
): void {
  const latest = useRef({ type, submit });
  useEffect(() => {
    latest.current = { type, submit };
  });
  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form) return;
    const pressed = buttonsOf(form).find(({ checked }) => checked)?.value;
    if (pressed) latest.current.type({ kind: pressed });
    const choose = ({ target }: Event) => {
      const { name, value } = target as HTMLInputElement;
      // The browser has shown the choice before the fields that it leads to are drawn.
      if (name === "kind") afterFrame(() => latest.current.type({ kind: value }));
    };
    const add = (event: Event) => {
      event.preventDefault();
      // The first line lays the whole page out anew: the press is shown before.
      afterFrame(() => latest.current.submit());
    };
    form.addEventListener("change", choose);
    form.addEventListener("submit", add);
    return () => {
      form.removeEventListener("change", choose);
      form.removeEventListener("submit", add);
    };
  }, [place]);
  useEffect(() => {
    const form = place.current?.closest("form");
    const kind = entry.place ? "" : entry.kind;
    for (const button of form ? buttonsOf(form) : []) button.checked = button.value === kind;
  }, [place, entry.kind, entry.place]);
}

function buttonsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>("[name=kind]")];
}

// Fetched once there is a kind or a list: most visitors only write.
const QuoteDetails = lazy(() => import("./quote-details"));

export interface QuoteComposerProps {
  /** Words of the button, there from the start. */
  add: string;
  /** Address of the file of words. */
  words: string;
  /** Address of the page, for links to the list. */
  page: string;
}

/**
 * Puts a line of the quote list together, and shows the list in its place above. The kinds are radio buttons of the page;
 * everything else appears once there is a kind. Where there is a list, the page is laid out for that (`data-filled`), and this is
 * one button until it is opened.
 */
export function QuoteComposer({ add, words: address, page }: QuoteComposerProps) {
  const place = useRef<HTMLDivElement>(null);
  const form = useQuoteForm(address);
  const { words, full, isOpen, lines, notice } = form;
  useKindButtons(place, form);
  // As the inline code has marked the page before (`app/_client/first-list.ts`). Before paint and focus.
  useLayoutEffect(() => {
    if (words) document.documentElement.toggleAttribute("data-filled", lines.length > 0);
  }, [words, lines.length]);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-composing", isOpen);
  }, [isOpen]);
  const isBegun = isOpen || lines.length > 0 || notice.text !== "";
  return (
    <div className="quote-composer" ref={place}>
      {words && isBegun && (
        <Suspense>
          <QuoteDetails form={form} words={words} page={page} />
        </Suspense>
      )}
      {words && lines.length > 0 && !isOpen && (
        <Button data-opener="" aria-disabled={full || undefined} onClick={form.open}>
          <span aria-hidden="true">+</span>
          <span>{words.t("quote.composer.openButton")}</span>
        </Button>
      )}
      {/* Always there, as a form needs a way to be submitted (WCAG 2.2, H32). */}
      <div hidden={!isOpen}>
        <p className="cluster">
          <Button tone="strong" type="submit" aria-disabled={full || undefined}>
            {add}
          </Button>
          {words && isOpen && lines.length > 0 && (
            <Button onClick={form.cancel}>{words.t("quote.composer.cancelButton")}</Button>
          )}
        </p>
      </div>
      {words && full && <p>{words.t("quote.composer.listFull", { max: mostLines })}</p>}
    </div>
  );
}
