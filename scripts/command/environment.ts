import { variables } from "../../app/_settings/read-settings";
import { CommandError } from "./command.mjs";

type Environment = NodeJS.Dict<string>;

/** Whether a command checks everything: `npm run test:all` sets FULL=1. */
export const isFull = process.env.FULL === "1";

/** The port of `npm start` and `npm run preview`. */
export const PREVIEW_PORT = 4173;

/** The port of the browser tests, which can run beside a preview. */
export const TEST_PORT = 4174;

/** The port on which the browser tests serve Next's unprocessed export. */
export const exportPort = (port: number) => (port > 65_000 ? port - 100 : port + 100);

/** Reads the port from PORT. @throws CommandError if it is no port number */
export function readPort(usual: number, text = process.env.PORT): number {
  const port = Number(text || usual);
  if (/^\d*$/.test(text ?? "") && port >= 1 && port <= 65535) return port;
  throw new CommandError(`PORT must be a whole number from 1 to 65535, not "${text}".`);
}

/** The address of a local preview. */
export const previewOrigin = (port: number) => `http://localhost:${port}`;

/** An inherited NODE_ENV breaks builds ("development") and component tests ("production"): each tool sets its own. */
const withoutMode = (caller: Environment): Environment => ({ ...caller, NODE_ENV: undefined });

const settings = (port: number): Environment => ({
  NEXT_PUBLIC_SITE_URL: previewOrigin(port),
  // The same origin: the preview server has a mail stub, so nothing leaves this machine.
  NEXT_PUBLIC_EMAILJS_ORIGIN: "",
  NEXT_PUBLIC_EMAILJS_USER_ID: "preview_public_key",
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: "service_preview",
  NEXT_PUBLIC_EMAILJS_ORDER_TEMPLATE_ID: "template_preview_order",
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: "template_preview_contact",
  SITE_STAGE: "preview",
  // Set but empty: a settings file would fill in a missing variable.
  BASE_PATH: "",
});

/** The environment in which `npm start` builds: the caller's variables override preview settings. */
export const previewEnvironment = (port: number, caller: Environment = process.env): Environment => ({
  ...settings(port),
  ...withoutMode(caller),
});

/** The environment of tests of the site. Nothing depends on the caller, and no message reaches a real account. */
export function testEnvironment(port: number, caller: Environment = process.env): Environment {
  const empty = Object.fromEntries(variables.map((name) => [name, ""]));
  return { ...withoutMode(caller), ...empty, ...settings(port), PORT: String(port) };
}

/** The environment of tests that need no site: none of the caller's settings. */
export const plainEnvironment = (caller: Environment = process.env): Environment => ({
  ...withoutMode(caller),
  ...Object.fromEntries(variables.map((name) => [name, undefined])),
});
