/**
 * The folder of the modules, and the names of those that each island requests, its own first. The postbuild sets
 * both.
 */
declare const SCRIPT_FOLDER: string;
declare const ISLAND_MODULES: Readonly<Record<string, string>>;

/** Returns whether a response is the requested file. */
export type IsFile = (answer: Response) => boolean;

/** How long a host may take to start its response, in ms. A slow download may take longer. */
export const answerLimit = 8000;

/** Returns the visitor's line (WICG, Network Information API). */
export const line = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;

/** Returns the addresses of an island's modules, its own first. */
export const modulesOf = ({ dataset }: HTMLElement) =>
  (ISLAND_MODULES[dataset.island as string] as string).split(" ").map((name) => `${SCRIPT_FOLDER}${name}.js`);

/**
 * Fetches, but does not run, the files of islands with `data-ahead`; not on a slow line, nor for visitors who save
 * data.
 */
export function fetchAhead(isFile: IsFile): void {
  if (line()?.saveData || /[23]g/.test(line()?.effectiveType as string)) return;
  // Not by links: Firefox counts `prefetch` as a source of its own, and never fetches a module again whose preload failed.
  for (const island of document.querySelectorAll<HTMLElement>("[data-ahead]"))
    for (const each of [...modulesOf(island), island.dataset.props as string])
      if (each.startsWith("/")) fetched(each, "blob", isFile).catch(() => undefined);
}

/** Fetches an island's files in parallel, its own module with a check. @returns its props */
export async function filesOf(island: HTMLElement, isFile: IsFile): Promise<object> {
  const [module = "", ...imports] = modulesOf(island);
  const { props = "", file } = island.dataset;
  const [data] = await Promise.all([
    props.startsWith("/")
      ? (fetched(props, "json", isFile) as Promise<object>)
      : (JSON.parse(props) as object),
    fetched(module, "blob", isFile),
    ...imports.map((each) => preload("modulepreload", each)),
    file && preload("preload", file),
  ]);
  return data;
}

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
