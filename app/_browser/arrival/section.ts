/** Under this name: the id of the section that the reloaded page is to show; empty as soon as it shows it. */
export const sectionNote = "sectionAfterReload";

/**
 * Goes to the section that the page was reloaded for. It is inline in every page: the module that does the rest of the
 * arrival comes after the first paint, and the page would stand at its top until then.
 *
 * @param window the window whose document is parsed
 */
export function showSection(window: Window): void {
  try {
    const { sessionStorage } = window;
    const id = sessionStorage.getItem(sectionNote);
    if (!id) return;
    sessionStorage.setItem(sectionNote, "");
    window.document.getElementById(id)?.scrollIntoView({ behavior: "instant" });
  } catch {
    // Blocked storage holds no note.
  }
}
