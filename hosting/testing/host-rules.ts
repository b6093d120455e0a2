/**
 * Emulations of the hosts: a store in memory, stand-ins for the hosts' command-line tools that act on it, and a server
 * that answers from it by the rules below.
 *
 * What they prove: that the deploy's calls, in their order, leave every file with its type and lifetime; that nothing is
 * lost wherever they break off; and that the site is whole under each host's way of finding a file and of sending the
 * headers it was told. What they do not prove: that the real tools take these calls, and that the real hosts answer so.
 * The first is what e2e/hosting/real-tools.spec.ts is for, the second only the documentation that is quoted here says.
 */
import type { Host } from "../host";
import { hostNamed } from "../hosts";
import type { Store } from "./store";
import { emulatedAws, emulatedAz, emulatedBucket, emulatedGcloud, emulatedWrangler } from "./tools";

/** How a host finds what an address asks for. */
type Lookup =
  /** The file; else the index.html of the folder. */
  | "website"
  /** The file and nothing else; a function in front of it knows of folders. */
  | "files"
  /** Cloudflare's: pages lose their ending, folders gain a slash. */
  | "pages";

export interface HostRules {
  readonly name: string;
  /** The deploy's name for it. */
  readonly host: "s3" | "gcs" | "azure" | "pages";
  readonly lookup: Lookup;
  /** What a page without its slash is answered with: a redirect of this status, or the page itself. */
  readonly withoutSlash: 301 | 302 | 308 | "page";
  /** What tells it our headers: a configuration it was given once, or a file of the site. Unset: it sends none. */
  readonly headers?: "configuration" | "_headers";
  /** The type it sends a file with; the deploy's own if unset. */
  readonly typeOf?: (type: string) => string;
  /** How long it lets its error document be kept, where the deploy has no say in that. */
  readonly missing?: string;
}

/** Pages takes types from a table of its own, which knows of an encoding only where a type begins with "text". */
export function typeOnPages(type: string): string {
  if (type.startsWith("text/javascript")) return "application/javascript";
  if (type === "image/x-icon") return "image/vnd.microsoft.icon";
  return type.startsWith("text/") ? type : type.replace(/;.*/, "");
}

/** How the hosts answer, by their documentation. 404.html is the error document of all of them, sent with status 404. */
export const hostRules: readonly HostRules[] = [
  // "302 Found: … a request for a key x, without a trailing slash, it first looks for the object with the key name x …"
  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/CustomErrorDocSupport.html
  { name: "S3 website", host: "s3", lookup: "website", withoutSlash: 302 },
  // The function of hosting/s3/folder-index.js, and a custom error response for 403 and 404.
  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/example_cloudfront_functions_url_rewrite_single_page_apps_section.html
  {
    name: "S3 behind CloudFront",
    host: "s3",
    lookup: "files",
    withoutSlash: 302,
    headers: "configuration",
  },
  // "… a GET request for http://www.example.com/photos retrieves http://www.example.com/photos/index.html but shows
  // http://www.example.com/photos as the URL" https://cloud.google.com/storage/docs/gsutil/commands/web
  { name: "Cloud Storage website", host: "gcs", lookup: "website", withoutSlash: "page" },
  // Elsewhere the same host's documentation speaks of a redirect: the other row of this host tries that.
  // https://cloud.google.com/storage/docs/static-website
  {
    name: "Cloud Storage behind a load balancer",
    host: "gcs",
    lookup: "website",
    withoutSlash: 301,
    headers: "configuration",
  },
  // "The webpage that Azure Storage serves for requests to the root of a website or any subfolder"
  // https://learn.microsoft.com/javascript/api/@azure/arm-storage/staticwebsite
  { name: "Azure website", host: "azure", lookup: "website", withoutSlash: "page" },
  // https://learn.microsoft.com/azure/frontdoor/front-door-rules-engine-actions
  {
    name: "Azure behind Front Door",
    host: "azure",
    lookup: "website",
    withoutSlash: "page",
    headers: "configuration",
  },
  // "… /about/index.html will be redirected to /about/": https://developers.cloudflare.com/pages/configuration/serving-pages/
  // and the server itself: https://github.com/cloudflare/workers-sdk, packages/pages-shared/asset-server/handler.ts
  {
    name: "Cloudflare Pages",
    host: "pages",
    lookup: "pages",
    withoutSlash: 308,
    headers: "_headers",
    typeOf: typeOnPages,
    missing: "no-store",
  },
];

/** The page under which the emulated Pages project is up; nothing is really asked there. */
const pagesUrl = "https://emulated.pages.example";

/**
 * The deploy's own host, whose command-line tool acts on a store.
 *
 * @param prefix folder of the bucket, as "folder/"; "" for its root
 */
export function emulatedHost(rules: Pick<HostRules, "host">, store: Store, prefix = ""): Host {
  const tools = { aws: emulatedAws, gcloud: emulatedGcloud, az: emulatedAz, npx: emulatedWrangler };
  return hostNamed(
    rules.host,
    {
      environment: {
        S3_BUCKET: emulatedBucket,
        CLOUDFRONT_DISTRIBUTION: "EMULATED",
        GCS_BUCKET: emulatedBucket,
        GCS_URL_MAP: "emulated",
        AZURE_STORAGE_ACCOUNT: "emulated",
        AZURE_FRONT_DOOR: "group/profile/endpoint",
        PAGES_PROJECT: "emulated",
        PAGES_URL: pagesUrl,
      },
      tool: (command) => tools[command as keyof typeof tools](store),
      fetch: (address) => {
        const object = store.objects.get(address.slice(pagesUrl.length + 1));
        return Promise.resolve(
          object ? new Response(new Uint8Array(object.bytes)) : new Response(null, { status: 404 }),
        );
      },
    },
    prefix,
  );
}
