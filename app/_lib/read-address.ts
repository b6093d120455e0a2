/** The parts of an address with parameters. Its hash may continue a query in which HTML escaped an ampersand. */
type WithQuery = Pick<URL, "search" | "hash">;

/** An ampersand that HTML escaped once too often, as newsletters, ticket systems and WordPress do. */
const escapedInHtml = /&(?:(?:amp|#0*38|#x0*26)(?:;|%(?:25)*3b))+/gi;

const continuesQuery = /^#(?:0*38|x0*26);/i;

/**
 * Returns the query of an address without its question mark, with plain ampersands, and with plain equals signs
 * after names. Programs that handle links escape them, once or repeatedly.
 */
export function queryOf({ search, hash }: WithQuery): string {
  const whole = (search + (continuesQuery.test(hash) ? hash : "")).replace(/^\?/, "");
  return whole.split("&").map(withPlainNames).join("&").replace(escapedInHtml, "&");
}

/** Unescapes a part of a query that has an escaped equals sign before a plain one. */
function withPlainNames(part: string): string {
  const [name = ""] = part.split("=", 1);
  return /%(?:25)*3d/i.test(name) ? part.replace(/%(?:25)*3d/gi, "=").replace(/%(?:25)*26/g, "&") : part;
}

/** Returns the parameters of an address, with its query as `queryOf` reads it. */
export function parametersOf(address: WithQuery): URLSearchParams {
  return new URLSearchParams(queryOf(address));
}

/** Returns an address without the named parameters. The others keep their spelling. */
export function withoutParameters(address: URL, names: readonly string[]): URL {
  const rest = new URL(address);
  rest.search = queryOf(address)
    .split("&")
    .filter((each) => each && !names.includes(each.split("=", 1)[0] ?? ""))
    .join("&");
  if (continuesQuery.test(rest.hash)) rest.hash = "";
  return rest;
}
