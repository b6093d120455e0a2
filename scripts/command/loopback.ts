import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import { type AddressInfo, connect, createServer, type Server } from "node:net";

import { CommandError } from "./command.mjs";

// Browsers resolve "localhost" to either address; neither is reachable from another machine.
const HOSTS = ["127.0.0.1", "::1"];

/** This machine has no IPv6, or not on the loopback device. */
const NO_SUCH_ADDRESS = ["EADDRNOTAVAIL", "EAFNOSUPPORT"];

/**
 * Listens on every loopback address of this machine.
 *
 * @param port 0 chooses a free one
 * @param create makes a server; called once for each address
 * @throws CommandError if the port is taken or not allowed
 */
export async function listenOnLoopback<S extends Server>(port: number, create: () => S) {
  const servers: S[] = [];
  // Some systems allow listening on one address although another program listens on all of them.
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

/** Returns whether a server accepts connections at an address. */
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
 * Returns the host name under which a GitHub Codespace forwards a port; undefined on other machines. While
 * the port is private, GitHub's proxy admits only the codespace's user.
 */
function forwardedHost(port: number): string | undefined {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = process.env;
  return name && domain && `${name}-${port}.${domain}`;
}

/**
 * Returns whether the `Host` of a request names this machine, on any port: a local program may forward it. Refusing
 * other hosts protects against DNS rebinding.
 *
 * @param forwarded the host name of a codespace
 */
export function isOwnHost(host: string, port: number, forwarded = forwardedHost(port)): boolean {
  return host === forwarded || /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/.test(host);
}

export function endAll(servers: readonly HttpServer[]): void {
  for (const server of servers) server.close().closeAllConnections();
}

/**
 * Checks that a port is free, for example before a long build.
 *
 * @param port 0 chooses a free one
 * @throws CommandError if it is taken or not allowed
 */
export async function ensurePortIsFree(port: number): Promise<number> {
  const { servers, port: free } = await listenOnLoopback(port, () => createServer());
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  return free;
}

function refusal(port: number, code: string): CommandError | undefined {
  const choice = `Choose another one with PORT, for example PORT=${port < 65000 ? port + 10 : 4183}.`;
  if (code === "EADDRINUSE") return new CommandError(`Port ${port} is already in use. ${choice}`);
  if (code === "EACCES") return new CommandError(`No permission to listen on port ${port}. ${choice}`);
  return undefined;
}
