import { readFileSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "../../scripts/command/root.mjs";
import type { responseHeadersPolicy } from "../s3/response-headers-policy";
import type { ruleSetTemplate } from "../azure/rule-set";
import type { HeaderSource } from "./host-rules";
import type { Store } from "./store";

/** Headers by name in lower case. */
type Headers = Record<string, string>;

/** Gives the headers a host adds to the answer for a path. */
export type ConfiguredHeaders = (path: string) => Headers;

/**
 * Reads a host's configuration the way the host does, from the file it is given.
 *
 * @param source the configuration; undefined for a host that can't be told any headers
 * @param store what is up: `_headers` comes with the site
 */
export function configuredHeaders(source: HeaderSource | undefined, store: Store): ConfiguredHeaders {
  if (!source) return () => ({});
  if (source === "_headers")
    return (path) => ofPages(store.objects.get(source)?.bytes.toString() ?? "", path);
  const text = readFileSync(join(ROOT, "hosting", source), "utf8");
  const headers = readers[source](text);
  return () => headers;
}

const readers: Record<Exclude<HeaderSource, "_headers">, (text: string) => Headers> = {
  "s3/response-headers-policy.json": ofCloudFront,
  "gcs/response-headers.yaml": (text) =>
    lowered(
      [...text.matchAll(/^- --custom-response-header: (".*")$/gm)].map(([, value = '""']) =>
        split(JSON.parse(value) as string),
      ),
    ),
  "azure/rule-set.json": (text) => {
    const { resources } = JSON.parse(text) as ReturnType<typeof ruleSetTemplate>;
    return lowered(
      resources
        .flatMap(({ properties }) => ("actions" in properties ? properties.actions : []))
        .map(({ parameters: { headerName, value } }) => [headerName, value]),
    );
  },
};

function ofCloudFront(text: string): Headers {
  const { SecurityHeadersConfig: fields, CustomHeadersConfig: custom } = JSON.parse(text) as ReturnType<
    typeof responseHeadersPolicy
  >;
  if (custom.Quantity !== custom.Items.length)
    throw new Error("CloudFront takes a list only with its length.");
  const { StrictTransportSecurity: transport, ReferrerPolicy: referrer } = fields;
  return {
    ...(transport && { "strict-transport-security": `max-age=${transport.AccessControlMaxAgeSec}` }),
    ...(fields.ContentSecurityPolicy && {
      "content-security-policy": String(fields.ContentSecurityPolicy.ContentSecurityPolicy),
    }),
    ...(fields.ContentTypeOptions && { "x-content-type-options": "nosniff" }),
    ...(referrer && { "referrer-policy": String(referrer.ReferrerPolicy) }),
    ...lowered(custom.Items.map(({ Header, Value }) => [Header, Value])),
  };
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
      const [name, value] = split(line.trim());
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

function split(header: string): [name: string, value: string] {
  const colon = header.indexOf(":");
  return [header.slice(0, colon), header.slice(colon + 1).trim()];
}

function lowered(headers: readonly (readonly string[])[]): Headers {
  return Object.fromEntries(headers.map(([name = "", value = ""]) => [name.toLowerCase(), value]));
}
