/** Key in `sessionStorage` for the address of the page to reload, with the section to show after that. */
export const reloadNote = "reloadOnArrival";

/**
 * Opens a page of this site at its top. The page reloads once after `reloadDelay` (`_client/arrival.ts`) and
 * then shows the section in the address. Without storage, this is an ordinary navigation.
 */
export function leaveFor(address: string, window: Window = globalThis.window): void {
  const target = new URL(address, window.location.href);
  // The reload brings the section: until then, the page stays at its top.
  if (write(window, reloadNote, target.href)) target.hash = "";
  window.location.assign(target.href);
}

function write(window: Window, name: string, value: string): boolean {
  try {
    window.sessionStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
