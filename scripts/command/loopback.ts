import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server } from "node:net";

import { CommandError } from "./command.mjs";

/** Not reachable from another machine. Browsers try it for "localhost", too. */
const HOST = "127.0.0.1";

/**
 * Lets a server listen on this machine only, and returns its port.
 *
 * @param port 0 chooses a free one
 * @throws CommandError if the port is taken or not allowed
 */
export async function listenOnLoopback(port: number, server: Server): Promise<number> {
  // Some systems allow listening on one address although another program listens on all, or on IPv6 only.
  const others = port ? await Promise.all([HOST, "::1"].map((host) => answers(host, port))) : [];
  try {
    if (others.includes(true)) throw Object.assign(new Error(), { code: "EADDRINUSE" });
    server.listen(port, HOST);
    await once(server, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE")
      throw new CommandError(
        `Port ${port} is already in use. Choose another one with PORT, for example PORT=${port < 65000 ? port + 10 : 4183}.`,
      );
    if (code === "EACCES")
      throw new CommandError(`Port ${port} needs more rights: choose one above 1023 with PORT.`);
    throw error;
  }
  return (server.address() as AddressInfo).port;
}

async function answers(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  const isOpen = await once(socket, "connect").then(Boolean, () => false);
  socket.destroy();
  return isOpen;
}

/** Checks a port, for example before a long build; otherwise like `listenOnLoopback`. */
export async function ensurePortIsFree(port: number): Promise<number> {
  const server = createServer();
  const free = await listenOnLoopback(port, server);
  await once(server.close(), "close");
  return free;
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
