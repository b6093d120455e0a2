/**
 * Marks a page that has a quote list to show (`data-filled`), and says how many lines (`--lines`), before anything of it is painted:
 * its first view is laid out for the list, and has its place when it comes. It may come by the address or be kept in the tab; what
 * can't be read is none. The list itself says later what is true.
 *
 * @param document the page's document
 */
export function markFilled({ documentElement }: Document): void {
  const [, kind, code] = /^#([al])=(.+)/.exec(location.hash) ?? [];
  let lines = 0;
  const count = (each: () => string | null | undefined) => {
    try {
      // A code as `code.ts` writes it: a version, and lines, in base64url.
      const plain = (each() as string).replaceAll("-", "+").replaceAll("_", "/");
      lines += (JSON.parse(atob(plain)) as [number, unknown[]])[1].length;
    } catch {
      // There is none, or storage is blocked.
    }
  };
  count(() => code);
  // A list in the address takes the place of the tab's.
  if (kind !== "l" || !lines) count(() => sessionStorage.getItem("quote"));
  if (!lines) return;
  documentElement.dataset.filled = "";
  documentElement.style.setProperty("--lines", String(lines));
}
