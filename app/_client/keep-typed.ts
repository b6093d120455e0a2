/**
 * Keeps what is typed into a form before the code of its draft has come: each text as it is typed, beside what the draft
 * holds already. From when that code is there, it has the last word (`draft.ts`).
 *
 * @param event an input; of a control without a draft, or where storage is blocked or full, it changes nothing
 */
export function keepTyped({ target }: Event): void {
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
