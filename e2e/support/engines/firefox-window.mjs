#!/usr/bin/env node
// Starts Debian's Firefox for Playwright, with the same arguments, and proxies its WebDriver BiDi. Playwright
// sets a colour scheme in every new context (emulation.setMediaFeaturesOverride), a command that Firefox ESR
// 153 does not know, so that no test could start. This proxy reports success if the command overrides
// nothing, and passes on all other messages.
import { spawn } from "node:child_process";
import { once } from "node:events";

import { WebSocket, WebSocketServer } from "ws";

const firefox = spawn(process.env.FIREFOX_PATH ?? "firefox-esr", process.argv.slice(2), {
  stdio: ["inherit", "inherit", "pipe"],
});
firefox.on("error", ({ message }) => fail(message));
firefox.on("exit", (code) => process.exit(code ?? 1));

let reported = "";
firefox.stderr.setEncoding("utf8");
firefox.stderr.on("data", (text) => {
  reported += text;
  const [whole, address] = /WebDriver BiDi listening on (ws:\/\/\S+)\s/.exec(reported) ?? [];
  if (!address) return;
  process.stderr.write(reported.replace(whole, ""));
  reported = "";
  standBefore(`${address}/session`);
});

/** @param {string} address the engine's WebDriver BiDi address */
function standBefore(address) {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () => {
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on("connection", async (client) => {
    const engine = new WebSocket(address, { perMessageDeflate: false });
    const opened = once(engine, "open");
    /** Ids of commands that override nothing. */
    const idle = new Set();
    client.on("message", async (data) => {
      const { id, method, params } = JSON.parse(String(data));
      const overrides = Object.values(params?.features ?? {}).some((value) => value !== null);
      if (method === "emulation.setMediaFeaturesOverride" && !overrides) idle.add(id);
      await opened;
      engine.send(String(data));
    });
    engine.on("message", (data) => {
      const { id, error } = JSON.parse(String(data));
      const isUnknown = idle.delete(id) && error === "unknown command";
      client.send(isUnknown ? JSON.stringify({ type: "success", id, result: {} }) : String(data));
    });
    engine.on("close", () => client.close());
    client.on("close", () => engine.close());
    engine.on("error", ({ message }) => fail(message));
  });
}

/** @param {string} message */
function fail(message) {
  process.stderr.write(`Firefox: ${message}\n`);
  process.exit(1);
}
