import { isAsking } from "../_lib/read-address";
import { answerLimit } from "../../islands/browser/files";
import { whenInterested } from "../../islands/browser/signs";

/**
 * Installs the behaviour of the page frame, once per page.
 *
 * @param isPlain returns whether a click has the primary button and no modifier key
 * @returns whether the page has content to show at once (`isExpected`)
 */
export function installBehaviours(document: Document, isPlain: (event: MouseEvent) => boolean): boolean {
  const expected = isExpected();

  hideStyled();
  addEventListener("resize", hideStyled);
  openAroundTarget(document);
  addEventListener("hashchange", () => openAroundTarget(document));
  if (expected) import("./arrival").then((part) => part.arrive(), console.error);
  // Without the module, the browser navigates without the reload.
  markMenu(document, isPlain, (address) =>
    Promise.race([
      import("../_lib/leave-for"),
      new Promise<never>((_, reject) => setTimeout(reject, answerLimit)),
    ]).then(
      (part) => part.leaveFor(address),
      () => location.assign(address),
    ),
  );
  whenInterested(() => void interest().catch(console.error), expected);
  return expected;
}

export const interest = () => import("./interest");

/**
 * Opens every closed `<details>` around the target of the address. Not all browsers do, and none for a target in
 * the summary (HTML Standard, 7.4.6.3).
 */
function openAroundTarget(document: Document): void {
  const target = document.querySelector(":target");
  const wasHidden = target?.checkVisibility() === false;
  for (let folded; (folded = target?.closest<HTMLDetailsElement>("details:not([open])"));) folded.open = true;
  if (wasHidden) target.scrollIntoView();
}

/**
 * Returns whether the address asks for something that the page reads (`data-fields`), or the tab has a note, a
 * draft, a quote line or a sent message.
 */
export function isExpected(): boolean {
  const reading = [...document.querySelectorAll<HTMLElement>("[data-fields]")];
  const fields = reading.flatMap(({ dataset }) => dataset.fields?.split(" ") ?? []);
  const names = fields.map((field) => field.split(":").at(-1) ?? "");
  if (history.state || isAsking(location, names)) return true;
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
}

/** Passes plain clicks on the menu's entries to `leave` where the menu requests it (`data-reload-menu`). */
export function markMenu(
  document: Document,
  isPlain: (event: MouseEvent) => boolean,
  leave: (address: string) => void,
): void {
  const menu = document.querySelector<HTMLElement>("[data-reload-menu]");
  menu?.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    leave(link.href);
  });
}

/** Only few pages have them: their styles force a layout. */
const hiddenByStyles = "[role=tabpanel], summary:has(+ table)";

/**
 * Hides parts from screen readers that styles hide: Chromium exposes them while `content-visibility` defers their
 * section.
 */
export function hideStyled(): void {
  for (const part of document.querySelectorAll(".no-js-only")) part.ariaHidden = "true";
  for (const part of document.querySelectorAll(hiddenByStyles))
    part.ariaHidden = getComputedStyle(part).display === "none" ? "true" : null;
}

/**
 * Scrolls the slides of a slider whose island has not started. The button's value is the index of a slide, or a number
 * of slides forward (`+1`) or back (`-1`). Returns whether the button belongs to such a slider.
 */
export function scrollRow(control: Element): boolean {
  const { value: go } = control as HTMLButtonElement;
  const row = go && control.closest("[data-island-scope]")?.querySelector(".slider__track");
  if (!row) return false;
  const { clientWidth, scrollWidth, scrollLeft, children } = row;
  const to = ((go < "0" ? scrollLeft : 0) + Number(go) * clientWidth + scrollWidth) % scrollWidth;
  row.scrollLeft = to;
  // Swiper adds this class to slides that it shows.
  children[Math.round(to / clientWidth)]?.classList.add("is-revealed");
  return true;
}
