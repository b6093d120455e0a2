import type { InlineOptions } from "../../islands/browser/inline-loader";
import { keepTyped } from "../_lib/draft";
import { keepField } from "./early-fields";
import { showFirstList } from "../_quote/list/first-paint";

/** A constant of its own, because the object below stays out of the inline code. */
const waiting = "[data-quote*='-'], a.ledger__name, .company-data button";

/** Parts of a page that the inline code handles, each with its selector. */
export const parts = {
  drafts: "form[name]",
  fields: ".island [data-fields]",
  deferred: ".deferred-sections",
  interest: ".after-interest, .deferred-sections",
  /** Controls whose press waits for `interest.ts`, or for the tool that sets their target. */
  waiting,
  list: "#list-lines",
} as const;

/** Parts that this page has: constants of the postbuild (`inlineFlags`), which removes other code. */
declare const HAS: Readonly<Record<keyof typeof parts, boolean>>;

/** Starts the parts that need no loader. Returns the options of the inline loader. */
export function startParts() {
  const { dataset } = document.documentElement;
  // The browser restores the scroll position after a reload or history navigation, which needs the final
  // layout. `PerformanceNavigationTiming` would take three times the bytes.
  if (HAS.deferred && performance.navigation.type) dataset.again = "";
  if (HAS.drafts) document.addEventListener("input", keepTyped, true);
  if (HAS.fields) document.addEventListener("input", keepField, true);
  // Styles then load pictures and lay out sections, which a visit that ends earlier does not need. `pointerover` also
  // fires for a resting pointer.
  if (HAS.interest)
    for (const sign of ["pointermove", "pointerdown", "scroll", "focusin"])
      addEventListener(sign, () => (dataset.interest = ""), { once: true });
  if (HAS.list) showFirstList(document);
  return {
    onClick(event: Event) {
      if (HAS.drafts) showMissing(event.target as Element);
      return HAS.waiting ? (event.target as Element).closest<HTMLElement>(waiting) : undefined;
    },
    // `page.css` and `request.css` decide whether a notice is shown. It becomes an alert only now, because browsers may
    // expose elements that only styles hide.
    onHeld() {
      for (const notice of document.querySelectorAll<HTMLElement>(".failed-part, .unsent-notice")) {
        notice.ariaHidden = null;
        notice.role = "alert";
        notice.hidden = false;
      }
    },
    // Runs when the loader has arrived or has failed.
    onLoaded() {
      // Not a value of `data-js`, on which the styles of many elements depend.
      dataset.loaded = "";
    },
  } satisfies InlineOptions;
}

/**
 * Makes the browser report the empty required fields of a form that React has not hydrated yet. The hydrated form
 * then reports them in the page's language.
 */
export function showMissing(pressed: Element): void {
  const form = pressed.closest<HTMLButtonElement>(".island:not([data-hydrated]) [type=submit]")?.form;
  // Not in the HTML: Firefox exposes an empty required field as invalid, and its form, too.
  for (const field of form?.querySelectorAll<HTMLInputElement>("[aria-required]") ?? [])
    field.required = true;
  // After the frame that shows the press.
  requestAnimationFrame(() => setTimeout(() => form?.reportValidity()));
}
