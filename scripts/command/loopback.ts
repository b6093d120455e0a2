import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import { type AddressInfo, connect, createServer, type Server } from "node:net";

import { CommandError } from "./command.mjs";

// Both, because browsers resolve "localhost" to either; neither is reachable from another machine.
const HOSTS = ["127.0.0.1", "::1"];

/** This machine has no IPv6, or not on the loopback device. */
const NO_SUCH_ADDRESS = ["EADDRNOTAVAIL", "EAFNOSUPPORT"];

/**
 * Listens on every loopback address of this machine.
 *
 * @param port 0 chooses a free one
 * @param create makes one server; called once per address
 * @throws CommandError when the port is taken or not allowed
 */
export async function listenOnLoopback<S extends Server>(port: number, create: () => S) {
  const servers: S[] = [];
  // Some systems give a port away on one address although a program has it on all addresses.
  if (port && (await Promise.all(HOSTS.map((host) => answers(host, port)))).includes(true))
    throw refusal(port, "EADDRINUSE");
  for (const host of HOSTS) {
    const server = create();
    try {
      server.listen(port, host);
      await once(server, "listening");
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (servers.length > 0 && NO_SUCH_ADDRESS.includes(code)) continue;
      for (const open of servers) open.close();
      throw refusal(port, code) ?? error;
    }
    servers.push(server);
    ({ port } = server.address() as AddressInfo);
  }
  return { port, servers };
}

/** Whether something takes connections at an address. */
async function answers(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * The host name under which a GitHub Codespace forwards a port; undefined on other machines. GitHub's proxy admits only the user of
 * the codespace while the port is private.
 */
function forwardedHost(port: number): string | undefined {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = process.env;
  return name && domain && `${name}-${port}.${domain}`;
}

/**
 * Returns whether a request names this machine in its `Host`. A page whose own host name has come to resolve to this machine (DNS
 * rebinding) names that host, and must not read what a server here holds.
 *
 * @param forwarded the name under which a machine in a browser is reached
 */
export function isOwnHost(host: string | undefined, port: number, forwarded = forwardedHost(port)): boolean {
  // Browsers leave out the port 80.
  const own = ["localhost", "127.0.0.1", "[::1]"].map((name) => new URL(`http://${name}:${port}`).host);
  return host !== undefined && [...own, forwarded].includes(host);
}

/** Ends servers at once, whatever is still open. */
export function endAll(servers: readonly HttpServer[]): void {
  for (const server of servers) server.close().closeAllConnections();
}

/**
 * Finds a port that can be had, or finds out before minutes of building whether one can be had afterwards.
 *
 * @param port 0 chooses a free one
 * @throws CommandError when it cannot
 */
export async function ensurePortIsFree(port: number): Promise<number> {
  const { servers, port: free } = await listenOnLoopback(port, () => createServer());
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  return free;
}

function refusal(port: number, code: "EADDRINUSE"): CommandError;
function refusal(port: number, code: string): CommandError | undefined;
function refusal(port: number, code: string): CommandError | undefined {
  const choice = `Choose another one with PORT, for example PORT=${port < 65000 ? port + 10 : 4183}.`;
  if (code === "EADDRINUSE") return new CommandError(`Port ${port} is already in use. ${choice}`);
  if (code === "EACCES") return new CommandError(`This user may not open port ${port}. ${choice}`);
  return undefined;
}
