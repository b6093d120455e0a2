/** URL of the folder of the modules, set by the postbuild. */
declare const SCRIPT_FOLDER: string;

/** Returns whether a response is the requested file. */
export type IsFile = (answer: Response) => boolean;

/** The element of an island, with its props once its files are fetched. */
export type IslandFiles = HTMLElement & { files?: Promise<object> | undefined };

/** How long a host may take to start its response, in ms. A slow download may take longer. */
export const answerLimit = 8000;

/** Returns the visitor's line, as far as the browser tells it (WICG, Network Information API). */
export const line = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};

/** Returns the addresses of an island's modules, its own first, as the postbuild has written them. */
export const modulesOf = ({ dataset }: IslandFiles) =>
  (dataset.modules as string).split(" ").map((name) => `${SCRIPT_FOLDER}${name}.js`);

/**
 * Fetches the modules of islands with `data-ahead`, which then start without a request. Runs nothing. On a slow line, and
 * for visitors who save data, these modules wait for the first interest, too.
 */
export function fetchAhead(isFile: IsFile): void {
  const { saveData, effectiveType = "" } = line();
  if (saveData || /[23]g/.test(effectiveType)) return;
  for (const island of document.querySelectorAll<IslandFiles>("[data-ahead]"))
    // Only modules that are there are preloaded: browsers do not fetch one again whose preload failed.
    Promise.all(modulesOf(island).map((each) => fetched(each, "blob", isFile)))
      .then(() => filesOf(island, isFile))
      .catch(() => undefined);
}

/**
 * Fetches an island's modules and its props in parallel. Its own module is fetched with a check of the response.
 *
 * @returns its props. After a failure, the next call tries again
 */
export function filesOf(island: IslandFiles, isFile: IsFile): Promise<object> {
  const [module = "", ...imports] = modulesOf(island);
  const { props = "", file } = island.dataset;
  return (island.files ??= Promise.all([
    // The postbuild moves long props to a file.
    props.startsWith("/")
      ? (fetched(props, "json", isFile) as Promise<object>)
      : (JSON.parse(props) as object),
    fetched(module, "blob", isFile),
    ...imports.map((each) => preload("modulepreload", each)),
    file && preload("preload", file),
  ]).then(
    ([data]) => data,
    (error: unknown) => {
      delete island.files;
      throw error;
    },
  ));
}

/** Lets the browser fetch a file that a module will request. */
function preload(rel: string, href: string): void {
  document.head.append(
    Object.assign(document.createElement("link"), {
      rel,
      href,
      as: rel === "preload" ? "fetch" : "",
      crossOrigin: "",
    }),
  );
}

/** Fetches a file. @throws Error that names the file, unlike the browser's own error */
function fetched(file: string, as: "blob" | "json", isFile: IsFile): Promise<unknown> {
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), answerLimit);
  return fetch(file, { signal: request.signal })
    .finally(() => clearTimeout(timer))
    .then((answer) => (isFile(answer) ? (answer[as]() as Promise<unknown>) : Promise.reject()))
    .catch(() => Promise.reject(Error(file)));
}
