import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { ensurePortIsFree } from "../../../scripts/command/loopback";
import { hold, tabKey, type Visitor } from "./visitor";

/** Timeout for a shutdown before it is forced, in ms. */
const endLimit = 3000;

/** A WebKitGTK window with a fresh profile, driven by WebKitWebDriver. */
interface WebKitWindow {
  readonly visitor: Visitor;
  /** Closes the window. @returns its output, including the page's console and requests */
  close(): Promise<string>;
}

/** Sends a WebDriver command (W3C). @throws Error with the driver's message */
async function command(address: string, body?: object, method = body ? "POST" : "GET"): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${address}: ${(value as { message: string }).message}`);
  return value;
}

function webDriverVisitor(session: string, origin: string): Visitor {
  const act = (type: string, actions: readonly object[]) =>
    command(`${session}/actions`, { actions: [{ type, id: type, actions }] }).then(() => undefined);
  const typed = (signs: Iterable<string>) =>
    [...signs].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
  return {
    open: async (path) => void (await command(`${session}/url`, { url: origin + path })),
    // The window has no frame, so its size is the viewport's.
    resize: async (width, height) => void (await command(`${session}/window/rect`, { width, height })),
    press: ({ x, y }) =>
      act("pointer", [
        { type: "pointerMove", duration: 0, origin: "viewport", x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pause", duration: hold },
        { type: "pointerUp", button: 0 },
      ]),
    type: (text) => act("key", typed(text)),
    tab: () => act("key", typed(tabKey)),
    read: <Result, Argument>(
      inPage: (argument: Argument) => Result | Promise<Result>,
      argument?: Argument,
    ): Promise<Result> =>
      command(`${session}/execute/sync`, {
        script: `return (${String(inPage)})(arguments[0]);`,
        args: [argument],
      }) as Promise<Result>,
  };
}

/**
 * Opens a window on the given display.
 *
 * @param still whether to request reduced motion
 * @throws if WebKitWebDriver or the window does not start
 */
export async function openWebKit(display: string, origin: string, still: boolean): Promise<WebKitWindow> {
  const profile = mkdtempSync(join(tmpdir(), "webkit-"));
  const port = await ensurePortIsFree(0);
  const driver = `http://127.0.0.1:${port}`;
  const program = spawn("WebKitWebDriver", [`--port=${port}`], {
    // Puts all WebKit processes into one group, to be ended together.
    detached: true,
    env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: "1", GTK_USE_PORTAL: "0" },
  });
  let written = "";
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding("utf8").on("data", (text) => (written += text));
  const ended = once(program, "close");
  const end = async () => {
    // WebKit prints the page's last lines when its own processes end.
    for (const signal of ["SIGTERM", "SIGKILL"] as const) {
      try {
        if (program.pid) process.kill(-program.pid, signal);
      } catch {
        // The group has already ended.
      }
      if (await Promise.race([ended, pause(endLimit)])) break;
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    return written;
  };
  try {
    for (let left = 100; !(await fetch(`${driver}/status`).catch(() => undefined))?.ok; left--) {
      if (!left) throw new Error("WebKitWebDriver does not answer.");
      await pause(100);
    }
    const window = {
      binary: join(import.meta.dirname, "webkit-window.mjs"),
      args: [`--profile=${profile}`, ...(still ? ["--still"] : [])],
    };
    const capabilities = { browserName: "WebKitGTK", "webkitgtk:browserOptions": window };
    const opened = await command(`${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
    const session = `${driver}/session/${(opened as { sessionId: string }).sessionId}`;
    return {
      visitor: webDriverVisitor(session, origin),
      async close() {
        // The window may close before the driver responds.
        await Promise.race([command(session, undefined, "DELETE").catch(() => undefined), pause(endLimit)]);
        return end();
      },
    };
  } catch (error) {
    throw new Error(`WebKitGTK did not start: ${await end()}`, { cause: error });
  }
}

/** Starts a virtual display (Xvfb) and returns its name. */
export async function openDisplay(): Promise<{ name: string; close: () => Promise<void> }> {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
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
