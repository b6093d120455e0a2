// @ts-check
import { once } from "node:events";
import { createServer } from "node:net";
import { CommandError } from "./command-error.mjs";

// Both, because browsers resolve "localhost" to either; neither is reachable from another machine.
const HOSTS = ["127.0.0.1", "::1"];

/** This machine has no IPv6, or not on the loopback device. */
const NO_SUCH_ADDRESS = ["EADDRNOTAVAIL", "EAFNOSUPPORT"];

/**
 * Listens on every loopback address of this machine.
 *
 * @template {import("node:net").Server} S
 * @param {number} port 0 chooses a free one
 * @param {() => S} create makes one server; called once per address
 * @returns {Promise<{ port: number, servers: S[] }>}
 * @throws {CommandError} when the port is taken or not allowed
 */
export async function listenOnLoopback(port, create) {
  /** @type {S[]} */
  const servers = [];
  for (const host of HOSTS) {
    const server = create();
    try {
      server.listen(port, host);
      await once(server, "listening");
    } catch (error) {
      const code = /** @type {NodeJS.ErrnoException} */ (error).code ?? "";
      if (servers.length > 0 && NO_SUCH_ADDRESS.includes(code)) continue;
      for (const open of servers) open.close();
      throw refusal(port, code) ?? error;
    }
    servers.push(server);
    port = /** @type {import("node:net").AddressInfo} */ (server.address()).port;
  }
  return { port, servers };
}

/**
 * Finds out before minutes of building whether the port can be had afterwards.
 *
 * @param {number} port
 * @throws {CommandError} when it cannot
 */
export async function ensurePortIsFree(port) {
  const { servers } = await listenOnLoopback(port, () => createServer());
  await Promise.all(servers.map((server) => once(server.close(), "close")));
}

/** @param {number} port @param {string} code @returns {CommandError | undefined} */
function refusal(port, code) {
  const choice = `Choose another one with PORT, for example PORT=${port < 65000 ? port + 10 : 4183}.`;
  if (code === "EADDRINUSE") return new CommandError(`Port ${port} is already in use. ${choice}`);
  if (code === "EACCES") return new CommandError(`Port ${port} may not be opened by this user. ${choice}`);
  return undefined;
}
