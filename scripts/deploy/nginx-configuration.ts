import { type RedirectPath, redirectPaths } from "../../app/_content/redirects";
import { contentTypes, isText, lifetimes, places, type Place } from "../built/file-types";
import { securityHeaders } from "../built/security-headers";

/** A content type without its parameters, which nginx adds itself. */
const bare = (type: string) => type.replace(/;.*/, "");

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

/** A place as the pattern of a map: the request's path, after every rewrite. */
function pattern({ path }: Place): string {
  if (path.startsWith("*")) return `"~${escaped(path.slice(1))}$"`;
  return path.endsWith("/*") ? `"~^/${escaped(path.slice(0, -1))}"` : `"/${path}"`;
}

const known = Object.values(contentTypes);
const texts = [...new Set(known.filter(isText).map(bare))];
/** Types that say how their letters are written. */
const written = [...new Set(known.filter((type) => type.includes("charset=")).map(bare))];

/** What belongs into `http`, once: lifetimes by path, types by ending. */
function httpConfiguration(): string {
  const lines = places.map((place) => `    ${pattern(place)} "${lifetimes[place.kind]}";`);
  return `map $uri $silvapal_lifetime {
    default "${lifetimes.page}";
${lines.join("\n")}
}

# RFC 6797, 7.2: over HTTPS only. A header without a value is not sent.
map $https $silvapal_transport {
    default "";
    on "${securityHeaders.find(({ secureOnly }) => secureOnly)?.value ?? ""}";
}
`;
}

/** Exact matches come before every other location, so before the page that the site has for hosts without rules. */
const leadingOn = ({ from, to }: RedirectPath) => `location = ${from} {
    return 301 ${to}$is_args$args;
}
`;

/** What belongs into the `server` of the site, beside its names, certificates and `root`. */
export function siteConfiguration(redirects: readonly RedirectPath[] = redirectPaths()): string {
  const types = Object.entries(contentTypes).map(([ending, type]) => `    ${bare(type)} ${ending};`);
  const headers = securityHeaders.map(
    ({ name, value, secureOnly }) =>
      `add_header ${name} ${secureOnly ? "$silvapal_transport" : `"${value}"`} always;`,
  );
  return `types {
${types.join("\n")}
}
charset utf-8;
charset_types ${written.filter((type) => type !== "text/html").join(" ")};

gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 1000;
gzip_comp_level 6;
gzip_types ${texts.filter((type) => type !== "text/html").join(" ")};

# In no location there may be another add_header: nginx would drop these there.
${headers.join("\n")}
add_header Cache-Control $silvapal_lifetime always;

server_tokens off;
# The host and the port a visitor sees may be another server's.
absolute_redirect off;
error_page 404 /404.html;

# A folder with an index.html is a page. Without its slash it leads to the slash, for now and not for good.
location / {
    try_files $uri \${uri}index.html @without-slash;
}
location @without-slash {
    if (!-f $document_root$uri/index.html) {
        return 404;
    }
    rewrite ^([^\\r\\n]*[^/])$ $1/ redirect;
    return 404;
}
${redirects.map(leadingOn).join("")}`;
}

/** What a server with nginx includes, by file name. */
export const nginxConfiguration = () => ({
  "silvapal-http.conf": httpConfiguration(),
  "silvapal-site.conf": siteConfiguration(),
});
