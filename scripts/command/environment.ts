import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import type * as NextEnv from "@next/env";

import { readSettings, SettingsError, variables } from "../../app/_settings/read-settings";
import { CommandError, ROOT } from "./command.mjs";
import { encodingSentence, foreignEncoding } from "./read-text";

/** Variables of a program; those that are undefined are left out. */
type Environment = NodeJS.Dict<string>;

/** Whether a command covers everything instead of a sample: FULL=1, which `npm run test:all` sets. */
export const isFull = process.env.FULL === "1";

/** Whether the editor is tested whatever has changed: FULL_EDITOR=1. */
export const testsEditor = process.env.FULL_EDITOR === "1";

/** The folder in which a preview keeps messages, relative to the project: OUTBOX. */
export const outboxFolder = process.env.OUTBOX || ".outbox";

/** Where `npm start` and `npm run preview` serve the site. */
export const PREVIEW_PORT = 4173;

/** Where the browser tests serve it, so that they can run beside a preview. */
export const TEST_PORT = 4174;

/** The port beside it where the browser tests serve Next's own export. */
export const exportPort = (port: number) => (port + 100 > 65535 ? port - 100 : port + 100);

/**
 * Reads the port that a command was given: PORT.
 *
 * @param usual where there is none
 * @throws CommandError when it is no port number
 */
export function readPort(usual: number, text = process.env.PORT): number {
  if (!text) return usual;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new CommandError(`PORT must be a whole number from 1 to 65535, not "${text}".`);
}

/** The files beside package.json that Next reads settings from. */
const settingsFiles = (folder: string) =>
  readdirSync(folder).filter((name) => /^\.env(?!\.example$)(\.|$)/.test(name));

/**
 * Reads the files of settings into the environment, with Next's own reader: every program gets the same of the same files. What is
 * set already wins, an empty value too. Next reads no file again in a process that this one starts.
 */
export function loadSettings(folder = ROOT): void {
  // CommonJS whose names neither Node nor Jest finds in an import.
  const { loadEnvConfig } = createRequire(path.join(ROOT, "package.json"))("@next/env") as typeof NextEnv;
  loadEnvConfig(folder);
}

/** Says which file of settings can't be read, because of its encoding; its settings would be missing without a word. */
export function settingsFileFault(folder = ROOT): string | undefined {
  for (const name of settingsFiles(folder)) {
    const encoding = foreignEncoding(readFileSync(path.join(folder, name)));
    if (encoding) return encodingSentence(name, encoding);
  }
  return undefined;
}

/**
 * Ends the program where a setting of the site is wrong, with the sentence that says which, and without a stack.
 *
 * @param needs what may not be missing
 */
export function checkSettings(needs?: Parameters<typeof readSettings>[1]): void {
  try {
    const fault = settingsFileFault();
    if (fault) throw new SettingsError(fault);
    readSettings(process.env, needs);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
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
  // Empty, and not merely left out: a file with settings would fill in what is left out.
  BASE_PATH: "",
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
  const empty = Object.fromEntries(variables.map((name) => [name, ""]));
  return { ...withoutMode(caller), ...empty, ...settings(port), PORT: String(port) };
}

/** The environment of tests that need no site: without the caller's settings of one, so that no result depends on them. */
export function plainEnvironment(caller: Environment = process.env): Environment {
  return { ...withoutMode(caller), ...Object.fromEntries(variables.map((name) => [name, undefined])) };
}
