/**
 * Renders a live region (`app/_lib/announce.ts`): one per page and one per modal dialog that announces. It
 * starts empty and not `display: none`. Firefox and some screen readers ignore a region inserted with its
 * text.
 */
export function LiveRegion() {
  return <p className="visually-hidden" role="status" />;
}
