/**
 * Puts a text on the clipboard.
 *
 * @returns whether it is there: a page without encryption has no clipboard, a web view may refuse it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
