import { securityHeadersFor } from "../../scripts/built/security-headers";
import type { HostRules } from "./host-rules";
import type { Store } from "./store";

/** Headers by name in lower case. */
type Headers = Record<string, string>;

/**
 * The headers a host adds to the answer for a path: those of its configuration, which generated.test.ts reads; or, on
 * Pages, those of the file `_headers`, which comes with the site.
 *
 * @param store what is up
 */
export function configuredHeaders(rules: Pick<HostRules, "headers">, store: Store, path: string): Headers {
  if (rules.headers === "configuration") return securityHeadersFor(true);
  return rules.headers ? ofPages(store.objects.get(rules.headers)?.bytes.toString() ?? "", path) : {};
}

/** `_headers`: every rule whose path fits adds its headers; `*` stands for anything, `:name` for anything but a slash. */
function ofPages(text: string, path: string): Headers {
  const headers: Headers = {};
  let fits = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("#") || !line.trim()) continue;
    if (!line.startsWith(" ")) {
      fits = patternOf(line).test(path);
    } else if (fits) {
      const [, name = "", value = ""] = /^\s*(.*?):\s*(.*)$/.exec(line) ?? [];
      const before = headers[name.toLowerCase()];
      headers[name.toLowerCase()] = before ? `${before}, ${value}` : value;
    }
  }
  return headers;
}

function patternOf(rule: string): RegExp {
  const pattern = rule
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/:[A-Za-z]\w*/g, "[^/]+")
    .replaceAll("*", ".*");
  return new RegExp(`^${pattern}$`);
}
