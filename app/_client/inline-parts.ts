import { keepTyped } from "../_lib/draft";
import { keepField } from "./early-fields";
import { showFirstList } from "../_quote/list/first-paint";

/** Parts of a page that the inline code handles, each with its selector. */
export const parts = {
  drafts: "form[name]",
  fields: ".island [data-fields]",
  deferred: ".deferred-sections",
  interest: ".after-interest, .deferred-sections",
  list: "#list-lines",
} as const;

/** Parts that this page has: constants of the postbuild (`inlineFlags`), which removes other code. */
declare const HAS: Readonly<Record<keyof typeof parts, boolean>>;

/** Starts the parts that need no loader. */
export function startParts(): void {
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
  if (HAS.drafts) document.addEventListener("click", ({ target }) => showMissing(target as Element), true);
}

/**
 * Turns the hidden notices of a page and of a form into alerts, which styles show or not (`page.css`, `request.css`). Only
 * now, because browsers may expose elements that only styles hide.
 */
export function showNotices(): void {
  for (const notice of document.querySelectorAll<HTMLElement>(".failed-part, .unsent-notice")) {
    notice.ariaHidden = null;
    notice.role = "alert";
    notice.hidden = false;
  }
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
