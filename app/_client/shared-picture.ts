/**
 * Lets the picture of a product card and the picture of the product's page be one thing while the browser leads from
 * one page to the other, either way. The page of the product names its picture in CSS; of several cards only the one
 * the visit leads to (or comes from) may have that name.
 *
 * Going back, this only works for a page that waited in the browser's memory: a new one has no listener yet.
 *
 * @param document the page's document
 * @returns a function that removes the listeners
 * @see https://drafts.csswg.org/css-view-transitions-2/#cross-document-view-transitions
 */
export function install(document: Document): () => void {
  const stop = new AbortController();
  const view = document.defaultView;
  const share = (address: string | null | undefined) => {
    for (const card of document.querySelectorAll(".product-card")) {
      const picture = card.querySelector("img");
      const isMeant = Boolean(address) && card.querySelector("a")?.href === address?.split("#")[0];
      if (picture) picture.style.viewTransitionName = isMeant ? "product-picture" : "";
    }
  };
  view?.addEventListener("pageswap", ({ activation }) => share(activation?.entry.url), {
    signal: stop.signal,
  });
  // Browsers reveal pages longer than they know where a visit comes from.
  const activation = () => (view?.navigation as Navigation | undefined)?.activation;
  view?.addEventListener("pagereveal", () => share(activation()?.from?.url), { signal: stop.signal });
  return () => stop.abort();
}
