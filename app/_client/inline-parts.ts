import type { InlineOptions } from "../../islands/browser/inline-loader";
import { answerByDialog, answerByKey } from "./dialogs";
import { fillMail } from "./typed-mail";
import { installFilter } from "./filter";
import { markFilled } from "./first-list";

/** What a page may have that is answered before the loader has come, by a selector. */
export const parts = {
  rows: "[data-go]",
  dialogs: "[data-dialog]",
  drafts: "form[data-draft]",
  filter: "[data-filter]",
  deferred: ".deferred-sections",
  noScript: ".no-js-only",
  interest: ".after-interest, .deferred-sections",
  adds: ".adding, [data-quote*='-']",
  list: ".quote-form__lines",
} as const;

/** What the page has: constants of its inline code (`inlineFlags` of the postbuild), so that it carries nothing for the rest. */
declare const HAS: Readonly<Record<keyof typeof parts, boolean>>;

/** Notices for a press whose code failed to load. They become alerts only then: browsers may expose elements that only styles hide. */
const failureNotices = ".failed-part, .unsent-notice";

/** Starts what needs no loader. @returns what a press and the loader's coming start */
export function startParts() {
  // Loaded again, or come back to: the browser looks for the place where the visitor was, which has to be there already.
  // The newer entry of the navigation says the same in three times the bytes.
  if (HAS.deferred && performance.navigation.type) document.documentElement.dataset.again = "";
  if (HAS.dialogs) document.addEventListener("keydown", answerByKey);
  if (HAS.drafts) document.addEventListener("input", keepTyped, true);
  if (HAS.filter) installFilter(document);
  if (HAS.interest) awaitInterest(document);
  if (HAS.list) markFilled(document);
  return {
    onClick(event: Event) {
      if (HAS.dialogs) answerByDialog(event);
      if (HAS.drafts) fillMail(event);
      // Until `quote-links.ts` has marked the page.
      return HAS.adds
        ? (event.target as Element).closest<HTMLElement>(
            ":root:not([data-adds]) :is([href*='#a='],[data-quote*='-'])",
          )
        : undefined;
    },
    answer: HAS.rows ? scrollRow : undefined,
    // A style sheet decides whether one is shown (`page.css`, `request.css`).
    onHeld() {
      for (const notice of document.querySelectorAll<HTMLElement>(failureNotices)) {
        notice.removeAttribute("aria-hidden");
        notice.role = "alert";
        notice.hidden = false;
      }
    },
    // The page has loaded and its scripts have come, or never will: what waited for that is shown. Its head has said that scripts run.
    onLoaded() {
      document.documentElement.dataset.js = "loaded";
      // Chromium exposes elements that only styles hide while `content-visibility` defers their section.
      if (HAS.noScript)
        for (const part of document.querySelectorAll(parts.noScript)) part.ariaHidden = "true";
    },
  } satisfies InlineOptions;
}

/**
 * Keeps what is typed into a form before the code of its draft has come: each text as it is typed, beside what the draft
 * holds already. From when that code is there, it has the last word (`draft.ts`).
 *
 * @param event an input; of a control without a draft, or where storage is blocked or full, it changes nothing
 */
function keepTyped({ target }: Event): void {
  try {
    const { name, checked, value } = target as HTMLInputElement;
    const key = `draft:${((target as Element).closest("[data-draft]") as HTMLElement).dataset.draft}`;
    const kept = JSON.parse(sessionStorage.getItem(key) as string) as object | null;
    // A box that is not ticked gives a text, which no draft takes for a tick.
    sessionStorage.setItem(key, JSON.stringify({ ...kept, [name]: checked || value }));
  } catch {
    // Nothing is kept: what is typed stays in the page.
  }
}

/**
 * Shows what waits for the first sign of interest (`data-interest`): pictures are requested and sections laid out, for which a visit
 * that ends before it does not pay. It needs no script beside the inline code.
 *
 * @param document the page's document
 */
export function awaitInterest(document: Document): void {
  // A pointer that only rests on the page fires `pointerover`, too.
  for (const sign of ["pointermove", "pointerdown", "scroll", "focusin"])
    document.addEventListener(sign, () => (document.documentElement.dataset.interest = ""), { once: true });
}

/**
 * Does what a control of a dormant slider requests (`data-go`) by scrolling its row: to the slide of a
 * number, or some slides on (`+1`) or back (`-1`), round and round. The slider takes over from there when it
 * is hydrated.
 *
 * @returns whether the control is one of a slider's
 */
export function scrollRow(control: HTMLElement): boolean {
  const { go } = control.dataset;
  const row = go && control.closest("[data-island-scope]")?.querySelector(".slider__track");
  if (!row) return false;
  const { clientWidth, scrollWidth, scrollLeft, children } = row;
  const to = ((go < "0" ? scrollLeft : 0) + Number(go) * clientWidth + scrollWidth) % scrollWidth;
  row.scrollLeft = to;
  // Brought in as by the slider itself.
  children[Math.round(to / clientWidth)]?.classList.add("is-revealed");
  return true;
}
