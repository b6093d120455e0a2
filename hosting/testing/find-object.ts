import { edgeFunction } from "./edge-function";
import type { HostRules } from "./host-rules";
import type { Store } from "./store";

/** What a host makes of an address: a key to send, an address to go to, or nothing. */
export type Found = { key: string } | { redirect: string; status: number } | undefined;

/** The function in front of a host that knows no folders. */
const edge = edgeFunction();

/**
 * Finds what a host answers an address with.
 *
 * @param path the path of the request as it was sent
 * @param query with its question mark; "" for none
 */
export function findObject(rules: HostRules, store: Store, path: string, query: string): Found {
  let uri = path;
  if (rules.lookup === "files") {
    const result = edge(path, query);
    if (result.statusCode !== undefined) {
      return { redirect: result.headers.location.value, status: result.statusCode };
    }
    uri = result.uri;
  }
  const key = decoded(uri).slice(1);
  const has = (each: string) => store.objects.has(each);
  if (rules.lookup === "pages") return movedOnPages(store, path, query) ?? findOnPages(key, query, has);
  if (key && has(key)) return { key };
  if (rules.lookup === "files") return undefined;

  const page = key === "" || key.endsWith("/") ? `${key}index.html` : `${key}/index.html`;
  if (!has(page)) return undefined;
  if (key === "" || key.endsWith("/") || rules.withoutSlash === "page") return { key: page };
  return { redirect: `${path}/${query}`, status: rules.withoutSlash };
}

/** As Cloudflare's own server does; see the table. */
function findOnPages(key: string, query: string, has: (key: string) => boolean): Found {
  const to = (address: string): Found => ({ redirect: `/${address}${query}`, status: 308 });
  if (key === "" || key.endsWith("/")) {
    if (has(`${key}index.html`)) return { key: `${key}index.html` };
    return has(`${key.slice(0, -1)}.html`) ? to(key.slice(0, -1)) : undefined;
  }
  if (has(key) && !key.startsWith("_")) {
    if (!key.endsWith(".html")) return { key };
    return to(key.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, ""));
  }
  if (has(`${key}.html`)) return { key: `${key}.html` };
  return has(`${key}/index.html`) ? to(`${key}/`) : undefined;
}

/** `_redirects`: each line an address, where it leads to, and the status; a file under the address makes no difference. */
function movedOnPages(store: Store, path: string, query: string): Found {
  const lines = store.objects.get("_redirects")?.bytes.toString().split("\n") ?? [];
  const [, to, status] = lines.map((line) => line.split(" ")).find(([from]) => from === path) ?? [];
  return to ? { redirect: to + query, status: Number(status) } : undefined;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
