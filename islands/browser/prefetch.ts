/** Address of the module that hydrates an island, set by the postbuild. */
declare const HYDRATE_MODULE: string;

/** How far outside of the window an island may be and still count as near. */
const margin = "200px";

/**
 * Fetches the code of islands with `prefetch` when one comes near, and runs nothing of React. Islands of the first view wait for
 * their press, so that a visit without scrolling costs nothing; so do all islands of a visitor who saves data.
 */
export function prefetchIslands(document: Document): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const coming = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        coming.unobserve(target);
        // A press reports what can't be fetched.
        if (scrollY) prefetch((target.parentElement as HTMLElement).dataset).catch(() => undefined);
      }
    },
    { rootMargin: margin },
  );
  // An island itself is no box; its content is. Where Next hydrates, no island has a module.
  for (const content of document.querySelectorAll("[data-prefetch][data-module] > *"))
    coming.observe(content);
}

/** Fetches an island's files, and imports its module: in Firefox, a module that failed to load once fails for ever. */
async function prefetch({ module, propsFile }: DOMStringMap): Promise<void> {
  for (const each of [HYDRATE_MODULE, module, propsFile]) {
    if (!each) continue;
    const answer = await fetch(each);
    // As the inline loader's `isFile` says: a module that both import would be one request more before the loader runs.
    if (!answer.ok || /html/.test((await answer.blob()).type)) return;
  }
  await import(/* turbopackIgnore: true */ module as string);
}
