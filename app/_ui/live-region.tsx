/**
 * The region that screen readers listen to (`app/_lib/announce.ts`): one for the page, and one for a modal dialog that says
 * something while it is open. It is in the document from its start, empty and not `display: none`: Firefox and some screen readers
 * say nothing of a region that comes with its text.
 */
export function LiveRegion() {
  return <p className="visually-hidden" role="status" data-live="" />;
}
