/** Reads the parameters of a search, also of one whose equals signs and ampersands a mail program has escaped. */
export function parametersOf(search: string): URLSearchParams {
  return new URLSearchParams(plainSearch(search));
}

/** Returns a search without some of its parameters. All others stay as they were written. */
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
