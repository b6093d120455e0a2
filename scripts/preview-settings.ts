import { CommandError } from "./command/command-error.mjs";

/** Variables of a program; those that are undefined are left out. */
type Environment = NodeJS.Dict<string>;

/** Where `npm start` and `npm run preview` serve the site. */
export const PREVIEW_PORT = 4173;

/** Where the browser tests serve it, so that they can run beside a preview. */
export const TEST_PORT = 4174;

/** The port beside it where the browser tests serve Next's own export. */
export const exportPort = (port: number) => (port + 100 > 65535 ? port - 100 : port + 100);

/** Reads the variable PORT. @throws CommandError when the text is no port number */
export function readPort(text: string | undefined, usual: number): number {
  if (!text) return usual;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new CommandError(`PORT must be a whole number from 1 to 65535, not "${text}".`);
}

/** The address of a preview on this machine, as the site itself (canonical links, sitemap) and its tests name it. */
export const previewOrigin = (port: number) => `http://localhost:${port}`;

/** A NODE_ENV from outside breaks builds ("development") and component tests ("production"): each tool sets its own. */
const withoutMode = (caller: Environment): Environment => ({ ...caller, NODE_ENV: undefined });

const settings = (port: number): Environment => ({
  NEXT_PUBLIC_SITE_URL: previewOrigin(port),
  // The same origin: the preview server's own mail stub answers, nothing leaves this machine.
  NEXT_PUBLIC_EMAILJS_ORIGIN: "",
  NEXT_PUBLIC_EMAILJS_USER_ID: "preview_public_key",
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: "service_preview",
  NEXT_PUBLIC_EMAILJS_ORDER_TEMPLATE_ID: "template_preview_order",
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: "template_preview_contact",
  SITE_STAGE: "preview",
});

/** The environment `npm start` builds in: the caller's, and preview settings for whatever the caller did not set. */
export function previewEnvironment(port: number, caller: Environment = process.env): Environment {
  return { ...settings(port), ...withoutMode(caller) };
}

/**
 * The environment the browser tests build and run in. Here the preview settings win, so that the result does not
 * depend on the caller, and no test ever sends a message through a real account.
 */
export function testEnvironment(port: number, caller: Environment = process.env): Environment {
  return {
    ...withoutMode(caller),
    ...settings(port),
    PORT: String(port),
    BASE_PATH: "",
    // Empty, and not merely left out: a file with settings would fill in what is left out.
    NEXT_PUBLIC_FLAG_ORIGIN: "",
    NEXT_PUBLIC_MAP_URL: "",
    NEXT_PUBLIC_VIDEO_URL: "",
    ANALYTICS_SCRIPT: "",
    ANALYTICS_ATTRIBUTES: "",
  };
}

/** The environment of tests that need no site: without the caller's settings of one, so that no result depends on them. */
export function plainEnvironment(caller: Environment = process.env): Environment {
  const isSetting = (name: string) => /^(NEXT_PUBLIC_|ANALYTICS_|SITE_STAGE$|BASE_PATH$)/.test(name);
  return Object.fromEntries(Object.entries(withoutMode(caller)).filter(([name]) => !isSetting(name)));
}
