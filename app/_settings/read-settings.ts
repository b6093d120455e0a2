/** Its message names the variable, its rule and its value. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

type Environment = Readonly<Partial<Record<string, string>>>;

/** For a variable that is not empty. `must` completes the error message. */
interface Rule {
  readonly fits: (text: string, environment: Environment) => boolean;
  readonly must: string;
}

const hostOf = (address = "") => (URL.canParse(address) ? new URL(address).hostname : "");

const isHttps = (address: string) => /^https:\/\/[^/]/.test(address) && URL.canParse(address);

const originOf = (address: string) => new URL(address).origin;

const origin: Rule = {
  fits: (text) =>
    /^https?:/.test(text) && URL.canParse(text) && /^\/?$/.test(text.replace(originOf(text), "")),
  must: "be an address without a folder, such as https://www.silvapal.example",
};
const page: Rule = { fits: isHttps, must: "be the address of a page, with https://" };
const id: Rule = { fits: (text) => /^\S+$/.test(text), must: "be an id without spaces" };

/** Whether an https address is on the site's domain or a subdomain, ignoring "www.". */
function isOwn(address: string, siteUrl: string | undefined): boolean {
  const domain = hostOf(siteUrl).replace(/^www\./, "");
  return domain !== "" && isHttps(address) && `.${hostOf(address)}`.endsWith(`.${domain}`);
}

/** By environment variable. */
const rules = {
  NEXT_PUBLIC_SITE_URL: { ...origin, must: `${origin.must} (a folder belongs in BASE_PATH)` },
  BASE_PATH: {
    fits: (text) => /^(\/[\w~-][\w.~-]*)+$/.test(text),
    must: 'be like "/folder" (a slash in front, none at the end)',
  },
  SITE_STAGE: { fits: (text) => text === "preview", must: 'be "preview" or empty' },
  NEXT_PUBLIC_EMAILJS_ORIGIN: origin,
  NEXT_PUBLIC_EMAILJS_USER_ID: id,
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: id,
  NEXT_PUBLIC_EMAILJS_ORDER_TEMPLATE_ID: id,
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: id,
  NEXT_PUBLIC_FLAG_ORIGIN: origin,
  NEXT_PUBLIC_MAP_URL: page,
  NEXT_PUBLIC_VIDEO_URL: page,
  ANALYTICS_SCRIPT: {
    fits: (text, { NEXT_PUBLIC_SITE_URL: site }) => /^\/(?!\/)/.test(text) || isOwn(text, site),
    must:
      'be a path of the site\'s own host ("/stats/script.js") or an https address below its domain, because visits are not ' +
      "reported to third parties",
  },
  ANALYTICS_ATTRIBUTES: {
    fits: (text, { ANALYTICS_SCRIPT }) => !!ANALYTICS_SCRIPT && /^(\s*[a-z][a-z0-9-]*=\S+)+\s*$/.test(text),
    must: 'be like "website-id=abc domains=example.com", beside an ANALYTICS_SCRIPT',
  },
} satisfies Readonly<Record<string, Rule>>;

type Variable = keyof typeof rules;

export const variables = Object.keys(rules) as readonly Variable[];

/** For missing settings. Live sites must not use them. */
export const placeholders = {
  siteUrl: "http://localhost:3000",
  mapUrl: "https://www.openstreetmap.org/export/embed.html?bbox=20.7%2C51.9%2C21.3%2C52.3&layer=mapnik",
  videoUrl: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
} as const;

export interface Analytics {
  /** Path on the site's host, or URL on a subdomain. */
  readonly src: string;
  /** Without the prefix `data-`. */
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * @param options.needsAddress requires the site's address, for sites that others visit
 * @throws SettingsError for the first invalid setting, or for a missing address
 */
export function readSettings(environment: Environment, { needsAddress = false } = {}) {
  if (needsAddress && !environment.NEXT_PUBLIC_SITE_URL)
    throw new SettingsError(
      "The address of the finished site is missing. Write it into the file .env.local beside package.json, in one line:\n" +
        "  NEXT_PUBLIC_SITE_URL=https://www.silvapal.example\n" +
        "Links, the sitemap and the share pictures begin with it. .env.example lists the other settings.",
    );
  for (const name of variables) {
    const { fits, must }: Rule = rules[name];
    const text = environment[name];
    if (text && !fits(text, environment)) throw new SettingsError(`${name} must ${must}, not "${text}".`);
  }
  const read = (name: Variable) => environment[name] || "";
  const mailOrigin = environment.NEXT_PUBLIC_EMAILJS_ORIGIN ?? "https://api.emailjs.com";
  const script = read("ANALYTICS_SCRIPT");
  const attributes = [...read("ANALYTICS_ATTRIBUTES").matchAll(/(\S+?)=(\S+)/g)];
  const analytics: Analytics = {
    src: script,
    attributes: Object.fromEntries(attributes.map(([, name, value]) => [name, value])),
  };
  return {
    siteUrl: originOf(read("NEXT_PUBLIC_SITE_URL") || placeholders.siteUrl),
    /** Search engines must not index it. */
    isPreview: read("SITE_STAGE") === "preview",
    /** A form with an empty value refuses to send and names it. */
    mail: {
      /** Empty means the site's own origin. */
      origin: mailOrigin && originOf(mailOrigin),
      userId: read("NEXT_PUBLIC_EMAILJS_USER_ID"),
      serviceId: read("NEXT_PUBLIC_EMAILJS_SERVICE_ID"),
      orderTemplateId: read("NEXT_PUBLIC_EMAILJS_ORDER_TEMPLATE_ID"),
      contactTemplateId: read("NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID"),
    },
    /** Empty means the site's own. */
    flagOrigin: read("NEXT_PUBLIC_FLAG_ORIGIN").replace(/\/$/, ""),
    /** Opened by a link, or in a frame after consent. */
    mapUrl: read("NEXT_PUBLIC_MAP_URL") || placeholders.mapUrl,
    /** Opened by a link, or in a frame after consent. */
    videoUrl: read("NEXT_PUBLIC_VIDEO_URL") || placeholders.videoUrl,
    /** Undefined turns off counting. */
    analytics: script ? analytics : undefined,
  };
}
