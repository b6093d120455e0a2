/**
 * Returns whether the text was copied: an insecure page has no clipboard, and a web view may refuse access.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
