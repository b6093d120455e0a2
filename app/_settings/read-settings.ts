/** A setting that no site can be built with. The message names the variable, what it must be and what it is. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** Variables by name, as in `process.env`. */
type Environment = Readonly<Partial<Record<string, string>>>;

/** What a variable must be where it is not empty, and how a message says it. */
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

/** Whether an address is below the site's domain, which only its pages may begin with "www.". */
function isOwn(address: string, siteUrl: string | undefined): boolean {
  const domain = hostOf(siteUrl).replace(/^www\./, "");
  return domain !== "" && isHttps(address) && `.${hostOf(address)}`.endsWith(`.${domain}`);
}

/** Every variable that decides what a site is built; `.env.example` explains each. */
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

/** The names of all settings. */
export const variables = Object.keys(rules) as readonly Variable[];

/** What stands in for settings that are missing; no live site goes out with it. */
export const placeholders = {
  /** The development server's. */
  siteUrl: "http://localhost:3000",
  /** A sample place. */
  mapUrl: "https://www.openstreetmap.org/export/embed.html?bbox=20.7%2C51.9%2C21.3%2C52.3&layer=mapnik",
  /** A sample film. */
  videoUrl: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
} as const;

/** The script that counts visits. */
export interface Analytics {
  /** A path of the site's host, or an address of a subdomain. */
  readonly src: string;
  /** What the script has to be told, as attributes: `data-{name}`. */
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * Reads the settings of a site.
 *
 * @param options.needsAddress a site for others can't do without its address
 * @throws SettingsError for the first that is wrong, or for an address that is missing
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
    /** Origin of the finished site, without a slash at the end. */
    siteUrl: originOf(read("NEXT_PUBLIC_SITE_URL") || placeholders.siteUrl),
    /** A build to look at, not for search engines: no page of it may be indexed. */
    isPreview: read("SITE_STAGE") === "preview",
    /** The account that sends both forms. What is missing stays empty: the form then refuses and names it. */
    mail: {
      /** The e-mail service's origin. Empty is a value of its own: the site's origin. */
      origin: mailOrigin && originOf(mailOrigin),
      userId: read("NEXT_PUBLIC_EMAILJS_USER_ID"),
      serviceId: read("NEXT_PUBLIC_EMAILJS_SERVICE_ID"),
      orderTemplateId: read("NEXT_PUBLIC_EMAILJS_ORDER_TEMPLATE_ID"),
      contactTemplateId: read("NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID"),
    },
    /** Another origin for the flag pictures; empty = our own. */
    flagOrigin: read("NEXT_PUBLIC_FLAG_ORIGIN").replace(/\/$/, ""),
    /** Page of the map provider; opened outside, or in a frame once the visitor requests it. */
    mapUrl: read("NEXT_PUBLIC_MAP_URL") || placeholders.mapUrl,
    /** Page of the film provider; opened outside, or in a frame once the visitor requests it. */
    videoUrl: read("NEXT_PUBLIC_VIDEO_URL") || placeholders.videoUrl,
    /** Visits are not counted where there is none. */
    analytics: script ? analytics : undefined,
  };
}
