import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

import { expect, test } from "@playwright/test";

import { fileType, lifetimes } from "../../../scripts/built/file-types";
import { filesBelow } from "../../../islands/build/files";

/** Addresses under which there is nothing; the last would be kept for a year if its folder had one rule. */
const nowhere = [
  "/nothing",
  "/nothing/",
  "/landing/nothing.png",
  "/pictures/",
  "/assets/js/start-AAAAAAAA.js",
];

export interface Expected {
  /** Headers of every answer, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** How a page without its slash is answered. */
  readonly withoutSlash: number;
  /** The lifetime it sends with a file, where that is not the table's. */
  readonly lifetimeOf?: (file: string) => string;
  /** The type it sends with a file, where that is not the table's. */
  readonly typeOf?: (type: string) => string;
}

/**
 * Requests every file of a built site from a server, and expects the bytes of the build with the type and the
 * lifetime of the table.
 */
export async function expectServed(origin: string, folder: string, expected: Expected): Promise<void> {
  const { headers, withoutSlash, lifetimeOf, typeOf = (type: string) => type } = expected;
  const wrong: string[] = [];
  const compare = (path: string, what: string, is: unknown, meant: unknown) => {
    if (is !== meant) wrong.push(`${path}: ${what} is ${String(is)} instead of ${String(meant)}`);
  };
  const get = (path: string) => fetch(origin + path, { redirect: "manual" });
  const files = filesBelow(folder).filter((file) => file !== "404.html");
  expect(files.length).toBeGreaterThan(100);

  for (const file of files) {
    const path = `/${file.replace(/(^|\/)index\.html$/, "$1")}`;
    const answer = await get(path);
    const { kind, type } = fileType(file);
    compare(path, "the status", answer.status, 200);
    compare(path, "the type", answer.headers.get("content-type"), typeOf(type));
    compare(path, "the lifetime", answer.headers.get("cache-control"), lifetimeOf?.(file) ?? lifetimes[kind]);
    for (const [name, value] of Object.entries(headers)) compare(path, name, answer.headers.get(name), value);
    const body = Buffer.from(await answer.arrayBuffer());
    compare(path, "the body as it was built", body.equals(readFileSync(join(folder, file))), true);

    if (!/.\/index\.html$/.test(file)) continue;
    const moved = await get(`${path.slice(0, -1)}?a=b%20c`);
    compare(path, "the status without slash", moved.status, withoutSlash);
    compare(path, "the address with slash", moved.headers.get("location"), `${path}?a=b%20c`);
  }

  const lost = readFileSync(join(folder, "404.html"));
  for (const path of nowhere) {
    const answer = await get(path);
    compare(path, "the status", answer.status, 404);
    compare(
      path,
      "that it is kept",
      answer.headers.get("cache-control")?.includes("immutable") ?? false,
      false,
    );
    const body = Buffer.from(await answer.arrayBuffer());
    compare(path, "the error document", body.equals(lost), true);
  }
  expect(wrong).toEqual([]);
}

/** What pages and modules name: files with a hash in their name, from the root or beside the module. */
const named = /(?:assets\/js|pictures)\/[\w.-]+\.(?:js|avif|webp)|"\.\/([\w-]+-[0-9A-Z]{8}\.js)"/g;

/**
 * The hashed files that pages of a folder request, or the modules they request, and that are not there.
 *
 * @returns each as "file requests file"
 */
export function missingFiles(folder: string): string[] {
  const there = new Set(filesBelow(folder));
  return [...there]
    .filter((file) => /\.(html|js)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), "utf8").matchAll(named)]
        .map(([path, beside]) => (beside ? `assets/js/${beside}` : path))
        .filter((path) => !there.has(path))
        .map((path) => `${file} requests ${path}`),
    );
}

/** Where programs are looked for: also in the project's packages, and where Debian puts servers. */
const environment = {
  ...process.env,
  PATH: [process.env.PATH, resolve("node_modules/.bin"), "/usr/sbin", "/usr/local/sbin"].join(delimiter),
};

/**
 * Leaves a test out where a program is not installed, and says how to install it.
 *
 * @param call the program with options that make it end well
 */
export function needs([command, ...args]: readonly [string, ...string[]], installed: string): void {
  const missing = spawnSync(command, args, { env: environment }).status !== 0;
  if (missing)
    console.log(`Left out, because a program is not installed (${installed}): ${test.info().title}`);
  test.skip(missing, `not installed: ${installed}`);
}

/**
 * Starts a server and waits until it answers.
 *
 * @param origin where it is going to answer
 * @returns ends it
 * @throws when it ends before it answers, with its output
 */
export async function startServer(command: string, args: readonly string[], origin: string) {
  const server = spawn(command, args, {
    env: { ...environment, CI: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => (output += String(text)));
  const ended = once(server, "exit");
  // A test that runs out of time ends without ending what it started.
  const kill = () => server.kill("SIGTERM");
  process.once("exit", kill);
  const answers = () => fetch(origin).then(Boolean, () => false);
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`${command} did not start:\n${output}`);
    await setTimeout(50);
  }
  return async () => {
    process.off("exit", kill);
    kill();
    await ended;
  };
}
