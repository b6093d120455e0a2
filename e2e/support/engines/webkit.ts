import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { Builder, type WebDriver } from "selenium-webdriver";

import { ensurePortIsFree } from "../../../scripts/command/loopback";

/** How long the end of something may take before it is forced; milliseconds. */
const endLimit = 3000;

const windowProgram = join(import.meta.dirname, "webkit-window.mjs");

/** A window of WebKitGTK with a fresh profile, driven by WebKitWebDriver. */
export interface WebKitWindow {
  readonly driver: WebDriver;
  /** Folder of its profile; what it prints is there, too. */
  readonly profile: string;
  /**
   * Closes it and takes the profile away.
   *
   * @returns everything it has written, the page's console and requests among it
   */
  close(): Promise<string>;
}

/**
 * Opens a window on a display of its own.
 *
 * @param display as X names it, ":99"
 * @param options.still whether the visitor wants less motion
 * @throws when WebKitWebDriver or the window does not start
 */
export async function openWebKit(display: string, { still = false } = {}): Promise<WebKitWindow> {
  const profile = mkdtempSync(join(tmpdir(), "webkit-"));
  const port = await ensurePortIsFree(0);
  const program = spawn("WebKitWebDriver", [`--port=${port}`], {
    // A group of its own, with all of WebKit's processes.
    detached: true,
    env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: "1", GTK_USE_PORTAL: "0" },
  });
  let written = "";
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (written += text));
  }
  const ended = once(program, "close");
  const end = async () => {
    // WebKit writes the page's last lines when its own processes end. None of them may stay.
    for (const signal of ["SIGTERM", "SIGKILL"] as const) {
      if (program.pid) endGroup(program.pid, signal);
      if (await Promise.race([ended, pause(endLimit)])) break;
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    return written;
  };
  try {
    await isListening(port);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: "WebKitGTK",
        "webkitgtk:browserOptions": {
          binary: windowProgram,
          args: [`--profile=${profile}`, ...(still ? ["--still"] : [])],
        },
      })
      .build();
    return {
      driver,
      profile,
      async close() {
        // The window closes before the driver can say so, which it calls an error.
        await Promise.race([driver.quit().catch(() => {}), pause(endLimit)]);
        return end();
      },
    };
  } catch (error) {
    throw new Error(`WebKitGTK did not start: ${await end()}`, { cause: error });
  }
}

/** Starts a display without a screen (Xvfb) and gives its name. */
export async function openDisplay(): Promise<{ name: string; close: () => Promise<void> }> {
  const server: ChildProcess = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [number] = (await Promise.race([
    once(server.stdio[3] as NodeJS.ReadableStream, "data"),
    once(server, "error").then(([error]) => Promise.reject(error as Error)),
  ])) as [Buffer];
  return {
    name: `:${String(number).trim()}`,
    async close() {
      const ended = once(server, "exit");
      server.kill();
      await ended;
    },
  };
}

function endGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // All of it has ended by itself.
  }
}

/** Waits until a WebDriver answers (WebDriver, "Status"). */
async function isListening(port: number): Promise<void> {
  for (let left = 100; ; left--) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    if (!left) throw new Error("WebKitWebDriver does not answer.");
    await pause(100);
  }
}
