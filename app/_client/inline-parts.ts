import type { InlineOptions } from "../../islands/browser/inline-loader";
import { keepTyped } from "../_lib/draft";
import { fillMail } from "./typed-mail";
import { installFilter } from "./filter";
import { markFilled } from "./first-list";
import { enquiryLinks, orderLinks } from "./mailed-list";

/** Constants of their own, because the object below stays out of the inline code. */
const styled = ".no-js-only, [role=tabpanel], summary:has(+ table)";
const waiting = "[data-quote*='-'], [data-dialog]";

/** Parts of a page that the inline code handles, each with its selector. */
export const parts = {
  rows: "[data-go]",
  drafts: "form[data-draft]",
  filter: "[data-filter]",
  deferred: ".deferred-sections",
  styled,
  interest: ".after-interest, .deferred-sections",
  /** Links whose press waits for `interest.ts`, or for the tool that sets their target. */
  waiting,
  list: "[data-list-lines]",
} as const;

/** Parts that this page has: constants of the postbuild (`inlineFlags`), which removes other code. */
declare const HAS: Readonly<Record<keyof typeof parts, boolean>>;

/**
 * Notices for code that failed to load. They become alerts only then, because browsers may expose elements
 * that only styles hide.
 */
const failureNotices = "[data-failure-notice]";

/** Starts the parts that need no loader. Returns the options of the inline loader. */
export function startParts() {
  // The browser restores the scroll position after a reload or history navigation, which needs the final
  // layout. `PerformanceNavigationTiming` would take three times the bytes.
  if (HAS.deferred && performance.navigation.type) document.documentElement.dataset.again = "";
  if (HAS.drafts) document.addEventListener("input", keepTyped, true);
  if (HAS.filter) installFilter(document);
  if (HAS.interest) awaitInterest(document);
  if (HAS.list) markFilled(document);
  return {
    onClick(event: Event) {
      if (HAS.drafts) fillMail(event, HAS.list ? enquiryLinks : orderLinks);
      return HAS.waiting ? (event.target as Element).closest<HTMLElement>(waiting) : undefined;
    },
    answer(control: HTMLElement) {
      if (HAS.drafts) showMissing(control as HTMLButtonElement);
      return HAS.rows && scrollRow(control);
    },
    // `page.css` and `request.css` decide whether a notice is shown.
    onHeld() {
      for (const notice of document.querySelectorAll<HTMLElement>(failureNotices)) {
        notice.removeAttribute("aria-hidden");
        notice.role = "alert";
        notice.hidden = false;
      }
    },
    // Runs when the loader has arrived or has failed.
    onLoaded() {
      document.documentElement.dataset.js = "loaded";
      if (HAS.styled) {
        hideStyled();
        addEventListener("resize", hideStyled);
      }
    },
  } satisfies InlineOptions;
}

/** Lets the browser show at once what a dormant form lacks. The hydrated form then shows it in the page's words. */
export function showMissing({ form }: HTMLButtonElement): void {
  // Not in the HTML: Firefox exposes an empty required field as invalid, and its form, too.
  for (const field of form?.querySelectorAll<HTMLInputElement>("[aria-required]") ?? [])
    field.required = true;
  // After the frame that shows the press.
  requestAnimationFrame(() => setTimeout(() => form?.reportValidity()));
}

/**
 * Hides parts from screen readers that styles hide, without scripts or at some widths: Chromium exposes them
 * while `content-visibility` defers their section.
 */
export function hideStyled(): void {
  for (const part of document.querySelectorAll(styled))
    part.ariaHidden = getComputedStyle(part).display === "none" ? "true" : null;
}

/**
 * Sets `data-interest` at the first sign of interest. Styles then load pictures and lay out sections, which a
 * visit that ends earlier does not need.
 */
export function awaitInterest(document: Document): void {
  // `pointerover` also fires for a resting pointer.
  for (const sign of ["pointermove", "pointerdown", "scroll", "focusin"])
    document.addEventListener(sign, () => (document.documentElement.dataset.interest = ""), { once: true });
}

/**
 * Scrolls the row of a dormant slider for a control with `data-go`: to a slide by its index, or by a number
 * of slides forward (`+1`) or back (`-1`), cyclically.
 *
 * @returns whether the control belongs to a slider
 */
export function scrollRow(control: HTMLElement): boolean {
  const { go } = control.dataset;
  const row = go && control.closest("[data-island-scope]")?.querySelector("[data-track]");
  if (!row) return false;
  const { clientWidth, scrollWidth, scrollLeft, children } = row;
  const to = ((go < "0" ? scrollLeft : 0) + Number(go) * clientWidth + scrollWidth) % scrollWidth;
  row.scrollLeft = to;
  // Swiper adds this class to slides that it shows.
  children[Math.round(to / clientWidth)]?.classList.add("is-revealed");
  return true;
}
