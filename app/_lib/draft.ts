import { changedValues, controlsOf, defaultOf, fill, type FormValues, valueOf } from "./form-values";
import { draftKey, keptValue, tabStore } from "./tab-storage";

/** Matches forms that keep a draft, under a name that is the same in every language. */
const withDraft = "form[name]";

/**
 * Keeps typed values while the tab is open, also of a form that is not hydrated. Ignores invalid data.
 * Returns a function that stops it.
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

/** Only changed values: a default, such as the product's name, must follow the language. */
function saveDraft(form: HTMLFormElement): void {
  const changed = changedValues(form);
  tabStore.set(keyOf(form), Object.keys(changed).length ? changed : undefined);
}

/** Spares fields that were already changed (typed, or filled by the browser). */
function restoreDraft(form: HTMLFormElement): void {
  const draft = Object(tabStore.get(keyOf(form))) as FormValues;
  for (const control of controlsOf(form)) {
    const value = Object.hasOwn(draft, control.name) ? draft[control.name] : undefined;
    if (value !== undefined && valueOf(control) === defaultOf(control)) fill(control, value);
  }
}

/** Empties a form that was sent, but for values changed since. */
export function clearSent(form: HTMLFormElement, sent: FormValues): void {
  for (const control of controlsOf(form))
    if (valueOf(control) === sent[control.name]) fill(control, defaultOf(control));
  saveDraft(form);
}

/**
 * Adds one typed value to the stored draft, for the inline code. `install` saves the others, and also those
 * that storage refuses. Ignores controls without a draft.
 */
export function keepTyped({ target }: Event): void {
  const { name, checked, value, form } = target as HTMLInputElement;
  if (!form?.hasAttribute("name")) return;
  const key = keyOf(form);
  try {
    // The string of an unticked checkbox is ignored on restore.
    sessionStorage.setItem(key, JSON.stringify({ ...Object(keptValue(key)), [name]: checked || value }));
  } catch {
    // The value is still in the page.
  }
}

function keyOf(form: HTMLFormElement): string {
  // Not `form.name`, which is a field of this name.
  return draftKey(form.getAttribute("name") ?? "");
}
