/** Under this name in `sessionStorage`: the address of the page that is to reload itself, with the section that it is to show then. */
export const reloadNote = "reloadOnArrival";

/**
 * Goes to a page that opens at its top and reloads itself once after `reloadDelay` (`_client/arrival.ts`); if the address
 * names a section, that section is in view after the reload. Without storage this is an ordinary link.
 *
 * @param address a page of this site, absolute or relative to the current one
 * @param window the window that leaves
 */
export function leaveFor(address: string, window: Window = globalThis.window): void {
  const target = new URL(address, window.location.href);
  // The section comes with the reload: until then the page is to stand at its top.
  if (write(window, reloadNote, target.href)) target.hash = "";
  window.location.assign(target.href);
}

/** Returns whether the note could be left: storage may be blocked or full. */
function write(window: Window, name: string, value: string): boolean {
  try {
    window.sessionStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
