/** Address of the module that hydrates an island, set when the site is shipped. */
declare const HYDRATE_MODULE: string;

/** How far below the window an island may be and still count as coming near. */
const nearby = "200px";

/**
 * Fetches what the islands that are woken by a press need (`data-hydrate="interaction" prefetch`), once one comes near, and runs nothing of React.
 * What is there from the start has not come near: it would weigh on the first view of who only looks. Whoever saves data
 * waits for his press. A press is told if something can't be had.
 */
export function fetchAhead(document: Document): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const coming = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        coming.unobserve(target);
        if (scrollY) get(target.parentElement?.dataset.module as string).catch(() => undefined);
      }
    },
    { rootMargin: nearby },
  );
  // The island itself is no box; its content is. Where Next itself hydrates, nothing has a module.
  for (const content of document.querySelectorAll("[data-prefetch][data-module] > *"))
    coming.observe(content);
}

/** Imported is only what is there: a module that failed to come fails for ever in Firefox. */
async function get(module: string): Promise<void> {
  for (const each of [HYDRATE_MODULE, module]) await (await fetch(each)).blob();
  await import(/* turbopackIgnore: true */ module);
}
