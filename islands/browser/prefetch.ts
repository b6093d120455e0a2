/** URL of the module that hydrates an island, set by the postbuild. */
declare const HYDRATE_MODULE: string;

/** Distance from the viewport at which an island counts as near. */
const margin = "200px";

/**
 * Prefetches the code of `prefetch` islands as they come near, without running React. Fetches nothing before
 * the visitor scrolls, nor with `saveData`.
 */
export function prefetchIslands(document: Document): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const coming = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        coming.unobserve(target);
        // The next press reports a failed fetch.
        if (scrollY) prefetch((target.parentElement as HTMLElement).dataset).catch(() => undefined);
      }
    },
    { rootMargin: margin },
  );
  // An island has `display: contents`, so its content is observed. Under `next dev` no island has
  // `data-module`.
  for (const content of document.querySelectorAll("[data-prefetch][data-module] > *"))
    coming.observe(content);
}

/** Fetches an island's files and imports its module if all succeed. Firefox never retries a failed import. */
async function prefetch({ module, propsFile }: DOMStringMap): Promise<void> {
  for (const each of [HYDRATE_MODULE, module, propsFile]) {
    if (!each) continue;
    const answer = await fetch(each);
    // Repeats the inline loader's `isFile`: a shared module would cost a request before the loader.
    if (!answer.ok || /html/.test((await answer.blob()).type)) return;
  }
  await import(/* turbopackIgnore: true */ module as string);
}
