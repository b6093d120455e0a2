/** Parses a query whose equals signs and ampersands may be escaped, as by mail programs. */
export function parametersOf(search: string): URLSearchParams {
  return new URLSearchParams(plainSearch(search));
}

/** Returns a query without the named parameters. The others keep their spelling. */
export function withoutParameters(search: string, names: readonly string[]): string {
  const others = plainSearch(search)
    .slice(1)
    .split("&")
    .filter((each) => each && !names.includes(each.split("=")[0] ?? ""));
  return others.length ? `?${others.join("&")}` : "";
}

function plainSearch(search: string): string {
  return search.includes("=") ? search : search.replace(/%(?:25)*3d/gi, "=").replace(/%(?:25)*26/g, "&");
}
