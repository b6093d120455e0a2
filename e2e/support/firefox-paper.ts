import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Width and height of a sheet, cm. */
const formats = { A4: [21, 29.7], Letter: [21.59, 27.94] } as const;

/** Margin of printed pages, cm: that of `app/_styles/print.css`. */
const margin = 1.2;

/** A Firefox that prints pages as PDF. */
export interface FirefoxPrinter {
  print(address: string, format: keyof typeof formats): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Starts a Firefox without a window and with a fresh profile. Speaks Marionette, its WebDriver protocol over TCP, which
 * needs no driver: messages are JSON, each after its length and a colon.
 *
 * @param withFonts whether to use the page's fonts. Firefox writes texts in a variable font as outlines, so that only
 *   a file in the system's fonts has words.
 */
export async function startFirefox(program: string, withFonts: boolean): Promise<FirefoxPrinter> {
  const profile = await mkdtemp(join(tmpdir(), "firefox-"));
  // Firefox takes a free port and writes it into its profile.
  const preferences = { "marionette.port": 0, "gfx.downloadable_fonts.enabled": withFonts };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`);
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const browser = spawn(program, ["--headless", "--no-remote", "--marionette", "--profile", profile], {
    stdio: "ignore",
  });
  const ended = once(browser, "exit");
  const portFile = join(profile, "MarionetteActivePort");
  let port = 0;
  while (!port) {
    if (browser.exitCode !== null) throw new Error(`${program} does not start.`);
    await pause(100);
    port = Number(await readFile(portFile, "utf8").catch(() => 0));
  }
  const socket = createConnection(port, "127.0.0.1");
  let received = Buffer.alloc(0);
  /** Returns the next message as soon as it is whole. */
  const next = async (): Promise<unknown> => {
    for (;;) {
      const colon = received.indexOf(":");
      const end = colon + 1 + Number(received.subarray(0, Math.max(0, colon)).toString());
      if (colon > 0 && received.length >= end) {
        const message = received.subarray(colon + 1, end).toString();
        received = received.subarray(end);
        return JSON.parse(message);
      }
      const [more] = (await once(socket, "data")) as [Buffer];
      received = Buffer.concat([received, more]);
    }
  };
  let last = 0;
  const command = async (name: string, parameters: object) => {
    last += 1;
    const text = JSON.stringify([0, last, name, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = (await next()) as [1, number, { message: string } | null, unknown];
    if (error) throw new Error(`${name}: ${error.message}`);
    return result;
  };
  // The greeting.
  await next();
  await command("WebDriver:NewSession", {});
  return {
    async print(url, format) {
      await command("WebDriver:Navigate", { url });
      const [width, height] = formats[format];
      const margins = { top: margin, bottom: margin, left: margin, right: margin };
      const printed = await command("WebDriver:Print", { page: { width, height }, margin: margins });
      return Buffer.from((printed as { value: string }).value, "base64");
    },
    async close() {
      socket.destroy();
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
