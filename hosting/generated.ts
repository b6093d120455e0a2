import { ruleSetTemplate } from "./azure/rule-set";
import { responseHeaderFlags } from "./gcs/response-headers";
import { urlMap } from "./gcs/url-map";
import { httpConfiguration, siteConfiguration } from "./nginx/configuration";
import { folderIndex } from "./s3/function-code";
import { responseHeadersPolicy } from "./s3/response-headers-policy";

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Configurations that somebody gives to a host once, by file: they lie in the repository, so that a change of a header or of
 * a redirect shows there as what it is for each host. A test holds them to their sources.
 */
export const generated: Readonly<Record<string, () => string>> = {
  "hosting/s3/response-headers-policy.json": () => json(responseHeadersPolicy()),
  "hosting/s3/folder-index.js": () => folderIndex(),
  "hosting/gcs/response-headers.yaml": responseHeaderFlags,
  "hosting/gcs/url-map.yaml": () => urlMap(),
  "hosting/azure/rule-set.json": () => json(ruleSetTemplate()),
  "hosting/nginx/silvapal-http.conf": httpConfiguration,
  "hosting/nginx/silvapal-site.conf": () => siteConfiguration(),
};
