/**
 * Shares a view transition name between the picture of a product card and that of the product's page, in both
 * directions. The product's page sets the name in CSS. Of several cards, only the card for the other page may
 * have it.
 *
 * Going back works only to a page from the back/forward cache: a newly loaded page has no listener yet.
 *
 * @returns a function that removes the listeners
 * @see https://drafts.csswg.org/css-view-transitions-2/#cross-document-view-transitions
 */
export function install(document: Document): () => void {
  const stop = new AbortController();
  const view = document.defaultView;
  const share = (address: string | null | undefined) => {
    for (const card of document.querySelectorAll("[data-card]")) {
      const picture = card.querySelector("img");
      const isMeant = Boolean(address) && card.querySelector("a")?.href === address?.split("#")[0];
      if (picture) picture.style.viewTransitionName = isMeant ? "product-picture" : "";
    }
  };
  view?.addEventListener("pageswap", ({ activation }) => share(activation?.entry.url), {
    signal: stop.signal,
  });
  // Browsers have supported `pagereveal` for longer than `navigation.activation`.
  const activation = () => (view?.navigation as Navigation | undefined)?.activation;
  view?.addEventListener("pagereveal", () => share(activation()?.from?.url), { signal: stop.signal });
  return () => stop.abort();
}
