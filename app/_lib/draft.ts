import { changedValues, controlsOf, defaultOf, fill, type FormValues, valueOf } from "./form-values";

/** Forms that keep a draft carry its name in `data-draft`; the same in every language. */
const withDraft = "form[data-draft]";

/**
 * Keeps what a visitor typed for as long as the tab lives: through a reload, the way back, another language.
 *
 * Works on the page's HTML alone, so that nothing is lost while a form's own script is still dormant. Storage that throws
 * (blocked, full) or holds rubbish changes nothing the visitor sees.
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
    // What was typed before this ran is kept as well.
    saveDraft(form);
  }
  document.addEventListener("input", keep);
  return () => document.removeEventListener("input", keep);
}

/**
 * Stores what differs from the form as it came. What does not differ is left out: a field that comes filled in (the
 * product's name) must follow the language unless the visitor changed it.
 */
export function saveDraft(form: HTMLFormElement): void {
  const changed = changedValues(form);
  if (Object.keys(changed).length === 0) return clearDraft(form);
  attempt(() => sessionStorage.setItem(keyOf(form), JSON.stringify(changed)));
}

/** Fills in what was stored. A field that already holds something new (typed, filled in by the browser) keeps it. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = attempt(() => asValues(JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "{}")));
  if (!draft) return;
  for (const control of controlsOf(form)) {
    const value = Object.hasOwn(draft, control.name) ? draft[control.name] : undefined;
    if (value !== undefined && valueOf(control) === defaultOf(control)) fill(control, value);
  }
}

/** Forgets what was stored: it has been sent. */
export function clearDraft(form: HTMLFormElement): void {
  attempt(() => sessionStorage.removeItem(keyOf(form)));
}

function keyOf(form: HTMLFormElement): string {
  return `draft:${form.dataset.draft}`;
}

function asValues(stored: unknown): FormValues | undefined {
  return stored !== null && typeof stored === "object" ? (stored as FormValues) : undefined;
}

/** The result of an access to storage or to what lies there; undefined when it throws. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
