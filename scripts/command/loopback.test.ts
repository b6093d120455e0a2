import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { ensurePortIsFree, listenOnLoopback } from "./loopback";

const open: Server[] = [];

afterEach(closeAll);

/**
 * Occupies a port on the given address.
 *
 * @returns the port; undefined if the machine has no such address
 */
async function taken(host: string): Promise<number | undefined> {
  const server = createServer().listen({ port: 0, host, ipv6Only: host.includes(":") });
  const [error] = (await Promise.race([once(server, "listening"), once(server, "error")])) as [Error?];
  if (error) return undefined;
  open.push(server);
  return (server.address() as AddressInfo).port;
}

async function closeAll() {
  await Promise.all(open.splice(0).map((server) => once(server.close(), "close")));
}

test("a busy port is named with a remedy; checking a free one leaves it free", async () => {
  const { port, servers } = await listenOnLoopback(0, () => createServer());
  open.push(...servers);
  await expect(ensurePortIsFree(port)).rejects.toThrow(
    new RegExp(`^Port ${port} is already in use\\. Choose another one with PORT, for example PORT=\\d+\\.$`),
  );
  await closeAll();
  await ensurePortIsFree(port);
  await ensurePortIsFree(port);
});

test.each(["0.0.0.0", "127.0.0.1", "::", "::1"])(
  "a port that another program uses on %s is busy",
  async (host) => {
    const port = await taken(host);
    if (port === undefined) expect(host).toContain(":");
    else await expect(ensurePortIsFree(port)).rejects.toThrow(`Port ${port} is already in use.`);
  },
);
