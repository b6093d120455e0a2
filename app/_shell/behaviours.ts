import { installHeaderMenus } from "./header-menus";

type Install = (document: Document) => (() => void) | undefined;

/**
 * Starts everything the shell does in the browser beyond HTML and CSS. What only some pages need is fetched where its
 * element is, so that no page carries it for the others.
 *
 * @param document the page's document
 * @returns a function that takes all of it away again
 */
export function installBehaviours(document: Document): () => void {
  const removals = [installHeaderMenus(document)];
  let stopped = false;

  const fetchIf = async (needed: boolean, fetch: () => Promise<Install>) => {
    if (!needed) return;
    try {
      const remove = (await fetch())(document);
      if (remove && stopped) remove();
      else if (remove) removals.push(remove);
    } catch (error) {
      console.error("A part of the page's scripts could not be loaded.", error);
    }
  };
  const has = (selector: string) => Boolean(document.querySelector(selector));

  void fetchIf(somethingIsNoted(), () => import("../_islands/arrival").then((part) => () => part.arrive()));
  void fetchIf(has("[data-reload-menu]"), () => import("../_islands/arrival").then((part) => part.markMenu));
  void fetchIf(has("form[data-draft]"), () => import("../_forms/draft").then((part) => part.installDrafts));
  void fetchIf(has(".product-card"), () =>
    import("./shared-picture").then((part) => part.installSharedPicture),
  );
  void fetchIf(has("[data-current-year]"), () =>
    import("./current-year").then((part) => part.showCurrentYear),
  );

  return () => {
    stopped = true;
    for (const remove of removals) remove();
  };
}

/** Tells whether the page before may have left a note; blocked storage holds none. */
function somethingIsNoted(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
}
