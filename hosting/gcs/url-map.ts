import { type RedirectPath, redirectPaths } from "../../app/_content/redirects";
import { generatedNote } from "../generated-note";

/** The backend bucket of the guide; whoever gives the map to the load balancer puts the project's name in. */
const bucket = "https://www.googleapis.com/compute/v1/projects/PROJECT/global/backendBuckets/silvapal";

/**
 * The URL map of the load balancer, for `gcloud compute url-maps import`: everything comes from the bucket, but for addresses
 * that lead on. https://cloud.google.com/compute/docs/reference/rest/v1/urlMaps
 */
export function urlMap(redirects: readonly RedirectPath[] = redirectPaths()): string {
  const rules = redirects.flatMap(({ from, to }) => [
    `  - paths: ["${from}", "${from.slice(0, -1)}"]`,
    `    urlRedirect: { pathRedirect: "${to}", redirectResponseCode: MOVED_PERMANENTLY_DEFAULT, stripQuery: false }`,
  ]);
  const matcher = [
    "hostRules:",
    '- hosts: ["*"]',
    "  pathMatcher: redirects",
    "pathMatchers:",
    "- name: redirects",
    `  defaultService: ${bucket}`,
    "  pathRules:",
    ...rules,
  ];
  return [`# ${generatedNote}`, `defaultService: ${bucket}`, ...(rules.length ? matcher : []), ""].join("\n");
}
