/** After a menu entry or a sent order, the page that opens reloads itself once (specification, section 9); ms. */
export const reloadDelay = 700;

/**
 * Opens a page of the site at its top and notes in this tab that it is to reload itself once, `reloadDelay` after it
 * came. Storage that throws costs the reload only.
 *
 * @param address absolute address on the host
 */
export function leaveFor(address: string, window: Window = globalThis.window): void {
  try {
    window.sessionStorage.setItem("arrival", address);
  } catch {
    // Blocked or full: the page opens all the same.
  }
  window.location.assign(address);
}
