import { changedValues, controlsOf, defaultOf, fill, type FormValues, valueOf } from "./form-values";

/** Matches forms that keep a draft. Its name in `data-draft` is the same in every language. */
const withDraft = "form[data-draft]";

/**
 * Keeps typed values while the tab is open. Needs only the HTML, so that nothing is lost before a form is
 * hydrated. Ignores storage that throws or holds invalid data.
 *
 * @returns a function that stops it
 */
export function install(document: Document): () => void {
  const keep = ({ target }: Event) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>(withDraft);
    if (form) saveDraft(form);
  };
  for (const form of document.querySelectorAll<HTMLFormElement>(withDraft)) {
    restoreDraft(form);
    // Saves values that were typed before this code ran.
    saveDraft(form);
  }
  document.addEventListener("input", keep);
  return () => document.removeEventListener("input", keep);
}

/** Stores changed values only: a default, such as the product's name, must follow the language. */
export function saveDraft(form: HTMLFormElement): void {
  const changed = changedValues(form);
  if (Object.keys(changed).length === 0) return clearDraft(form);
  attempt(() => sessionStorage.setItem(keyOf(form), JSON.stringify(changed)));
}

/** Restores stored values, except in fields that were already changed (typed, or filled by the browser). */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = attempt(() => asValues(JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "{}")));
  if (!draft) return;
  for (const control of controlsOf(form)) {
    const value = Object.hasOwn(draft, control.name) ? draft[control.name] : undefined;
    if (value !== undefined && valueOf(control) === defaultOf(control)) fill(control, value);
  }
}

/** Removes the draft of a form that was sent. */
export function clearDraft(form: HTMLFormElement): void {
  attempt(() => sessionStorage.removeItem(keyOf(form)));
}

function keyOf(form: HTMLFormElement): string {
  return `draft:${form.dataset.draft}`;
}

function asValues(stored: unknown): FormValues | undefined {
  return stored !== null && typeof stored === "object" ? (stored as FormValues) : undefined;
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
