import { redirectPaths } from "../../app/_content/redirects";

/**
 * The text of `_redirects`, which configures Cloudflare's redirects. They apply whether or not there is a
 * file at the address, and keep the query.
 */
export function redirectsFile(redirects = redirectPaths()): string {
  return redirects
    .flatMap(({ from, to }) => [from, from.slice(0, -1)].map((each) => `${each} ${to} 301\n`))
    .join("");
}

/**
 * A CloudFront function for viewer requests (runtime cloudfront-js-2.0). S3 behind CloudFront knows neither folders nor redirects:
 * the function reads the `index.html` of a page's folder, leads a page without its slash to the slash (names of pages only: no
 * dot, and nothing that a browser would take for another host), and leads on what is a page no more, each with its query.
 */
export function cloudFrontFunction(redirects = redirectPaths()): string {
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  return `var moved = ${JSON.stringify(moved)};

function handler(event) {
  var request = event.request;
  var address = request.uri.endsWith("/") ? request.uri : request.uri + "/";
  if (moved[address]) return redirect(301, moved[address], request.querystring);
  if (request.uri.endsWith("/")) {
    request.uri += "index.html";
    return request;
  }
  if (!/^(\\/[A-Za-z0-9_-]+)+$/.test(request.uri)) return request;
  return redirect(302, address, request.querystring);
}

function redirect(status, location, parameters) {
  var query = [];
  for (var name in parameters) {
    (parameters[name].multiValue || [parameters[name]]).forEach(function (each) {
      query.push(each.value === "" ? name : name + "=" + each.value);
    });
  }
  return {
    statusCode: status,
    headers: { location: { value: location + (query.length ? "?" + query.join("&") : "") } },
  };
}
`;
}

/** The backend bucket of the guide; PROJECT is exchanged for the project's name when the map is imported. */
const backendBucket = "https://www.googleapis.com/compute/v1/projects/PROJECT/global/backendBuckets/silvapal";

/**
 * The URL map of Google's load balancer, for `gcloud compute url-maps import`: everything comes from the bucket, but for addresses
 * that lead on. https://cloud.google.com/compute/docs/reference/rest/v1/urlMaps
 */
export function urlMap(redirects = redirectPaths()): string {
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
    `  defaultService: ${backendBucket}`,
    "  pathRules:",
    ...rules,
  ];
  return `${[`defaultService: ${backendBucket}`, ...(rules.length ? matcher : [])].join("\n")}\n`;
}
