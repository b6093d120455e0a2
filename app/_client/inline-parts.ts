import { keepTyped } from "../_lib/draft";
import { showFirstList } from "../_quote/list/first-paint";

/** Parts of a page that the inline code handles, by selector. */
export const parts = {
  drafts: "form[name]",
  fields: ".island [data-fields]",
  deferred: ".deferred-sections",
  interest: ".after-interest, .deferred-sections",
  list: "#list-lines",
} as const;

/** Whether the page has each part: constants of the postbuild (`inlineFlags`), which removes other code. */
declare const HAS: Readonly<Record<keyof typeof parts, boolean>>;

/** Starts the parts that need no loader. */
export function startParts(): void {
  const { dataset } = document.documentElement;
  // The browser restores the scroll position after a reload or history navigation, which needs the final layout.
  // `PerformanceNavigationTiming` would take three times the bytes.
  if (HAS.deferred && performance.navigation.type) dataset.again = "";
  if (HAS.drafts) document.addEventListener("input", keepTyped, true);
  if (HAS.fields) document.addEventListener("input", keepField, true);
  // Styles then load pictures and lay out sections. `pointerover` also fires for a resting pointer.
  if (HAS.interest)
    for (const sign of ["pointermove", "pointerdown", "scroll", "focusin"])
      addEventListener(sign, () => (dataset.interest = ""), { once: true });
  if (HAS.list) showFirstList(document);
  if (HAS.drafts) document.addEventListener("click", ({ target }) => showMissing(target as Element), true);
}

/**
 * Turns hidden notices into alerts, which styles show or not (`page.css`, `request.css`). Only now, because
 * browsers may expose elements that only styles hide.
 */
export function showNotices(): void {
  for (const notice of document.querySelectorAll<HTMLElement>(".failed-part, .unsent-notice")) {
    notice.ariaHidden = null;
    notice.role = "alert";
    notice.hidden = false;
  }
}

/** Makes the browser report the empty required fields of a form that is not hydrated yet. */
export function showMissing(pressed: Element): void {
  const form = pressed.closest<HTMLButtonElement>(".island:not([data-hydrated]) [type=submit]")?.form;
  // Not in the HTML: Firefox exposes an empty required field as invalid, and its form, too.
  for (const field of form?.querySelectorAll<HTMLInputElement>("[aria-required]") ?? [])
    field.required = true;
  // After the frame that shows the press.
  requestAnimationFrame(() => setTimeout(() => form?.reportValidity()));
}

/**
 * Writes the fields of a tool into the address while its code is on the way; a hydrated tool does so itself.
 *
 * The tool's element names its fields (`data-fields`): the end of the control's name and the letter in addresses,
 * as `pieces:q`, or one word for both. Repeated rows have a number behind both, as `pieces2` and `q2`.
 */
export function keepField({ target }: Event): void {
  const { name, value } = target as HTMLInputElement;
  const tool = (target as Element).closest<HTMLElement>(".island:not([data-hydrated]) [data-fields]");
  const field = name.slice(name.indexOf("-") + 1);
  const row = field.replace(/\d$/, "");
  const number = field.slice(row.length);
  const pairs = tool?.dataset.fields?.split(" ").map((pair) => pair.split(":")) ?? [];
  const letter = pairs.find(([each]) => each === row)?.at(-1);
  if (!letter) return;
  const address = new URL(location.href);
  address.searchParams.set(letter + number, value);
  try {
    history.replaceState(history.state, "", address);
  } catch {
    // The text is still in the page.
  }
}
