import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

import { ensurePortIsFree } from "../../scripts/command/loopback";

/** Name of a WebDriver element reference (W3C WebDriver, 12). */
const reference = "element-6066-11e4-a52e-4f735466cecf";

/** Sends a WebDriver command. @throws Error with the driver's message */
async function command<Result>(
  address: string,
  body?: object,
  method = body ? "POST" : "GET",
): Promise<Result> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Result };
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

/** Debian's WebKitGTK (`MiniBrowser`) on a virtual display, driven by WebKitWebDriver. */
export interface WebKit {
  /** Opens a path of the site and waits for the load event. */
  open(path: string): Promise<void>;
  /** Runs a function in the page. It can access only its argument. */
  read<Result>(inPage: (argument: string) => Result, argument?: string): Promise<Result>;
  /** Scrolls to the first match of a selector, and presses its centre. @throws if something covers it */
  press(css: string): Promise<void>;
  type(css: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a browser with a fresh profile.
 *
 * @param browser path of MiniBrowser
 * @param origin of the site
 */
export async function startWebKit(browser: string, origin: string): Promise<WebKit> {
  const port = await ensurePortIsFree(0);
  const driver = `http://127.0.0.1:${port}`;
  // A process group of its own, to be ended together with the display and the browser.
  const program = spawn("xvfb-run", ["--auto-servernum", "WebKitWebDriver", `--port=${port}`], {
    detached: true,
    stdio: "ignore",
  });
  const ended = once(program, "exit");
  const end = async () => {
    if (program.pid && program.exitCode === null) process.kill(-program.pid, "SIGTERM");
    await ended;
  };
  try {
    for (let left = 100; !(await fetch(`${driver}/status`).catch(() => undefined))?.ok; left--) {
      if (!left || program.exitCode !== null) throw new Error("WebKitWebDriver does not start.");
      await pause(100);
    }
    const options = { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } };
    const opened = await command<{ sessionId: string }>(`${driver}/session`, {
      capabilities: { alwaysMatch: options },
    });
    const session = `${driver}/session/${opened.sessionId}`;
    const element = async (css: string) => {
      const found = await command<Record<string, string>>(`${session}/element`, {
        using: "css selector",
        value: css,
      });
      return `${session}/element/${found[reference] ?? ""}`;
    };
    return {
      open: (path) => command(`${session}/url`, { url: origin + path }),
      read: (inPage, argument) =>
        command(`${session}/execute/sync`, {
          script: `return (${String(inPage)})(arguments[0]);`,
          args: [argument ?? ""],
        }),
      press: async (css) => command(`${await element(css)}/click`, {}),
      type: async (css, text) => command(`${await element(css)}/value`, { text }),
      async close() {
        await command(session, undefined, "DELETE");
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Code before each script of the site, which keeps the messages of the page. WebDriver reports none. */
const prelude = `if (!globalThis.messages) {
  globalThis.messages = [];
  for (const kind of ["error", "warn"]) console[kind] = (...parts) => messages.push(kind + ": " + parts.join(" "));
  addEventListener("error", ({ message, target }) => messages.push("error: " + (message ?? target?.src)), true);
  addEventListener("unhandledrejection", ({ reason }) => messages.push("unhandled: " + reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective }) => messages.push("refused: " + violatedDirective));
}
`;

/** Serves a site with the prelude in its scripts. Missing files count as messages. */
export async function serveWatched(
  site: string,
): Promise<{ origin: string; missing: string[]; close(): void }> {
  const missing: string[] = [];
  const server = createServer(async (request, response) => {
    const { method, url = "", headers } = request;
    const sent = method === "POST" ? await buffer(request) : undefined;
    const type = headers["content-type"];
    const answer = await fetch(site + url, {
      method,
      body: sent,
      ...(type && { headers: { "content-type": type } }),
    });
    if (!answer.ok) missing.push(`${answer.status}: ${url}`);
    const kind = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": kind });
    response.end(kind.includes("javascript") ? Buffer.concat([Buffer.from(prelude), body]) : body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, missing, close: () => server.close() };
}
