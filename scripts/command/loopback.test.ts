import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { ensurePortIsFree, listenOnLoopback } from "./loopback";

const open: Server[] = [];

afterEach(closeAll);

async function listen() {
  const { port, servers } = await listenOnLoopback(0, () => createServer());
  open.push(...servers);
  return { port, servers };
}

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

test("one port on every loopback address", async () => {
  const { port, servers } = await listen();
  expect(servers.length).toBeGreaterThan(0);
  for (const server of servers) {
    expect(server.address()).toMatchObject({ port, address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) });
  }
});

test("a busy port is named, with a way out; looking leaves a free one free", async () => {
  const { port } = await listen();
  await expect(ensurePortIsFree(port)).rejects.toThrow(
    new RegExp(`^Port ${port} is already in use\\. Choose another one with PORT, for example PORT=\\d+\\.$`),
  );
  await closeAll();
  await ensurePortIsFree(port);
  await ensurePortIsFree(port);
});

test.each(["0.0.0.0", "127.0.0.1", "::", "::1"])(
  "a port that another program has on %s is busy",
  async (host) => {
    const port = await taken(host);
    if (port === undefined) expect(host).toContain(":");
    else await expect(ensurePortIsFree(port)).rejects.toThrow(`Port ${port} is already in use.`);
  },
);

test("a machine without IPv6 is served on its other address", async () => {
  const create = () => {
    const server = createServer();
    const listen = server.listen.bind(server);
    server.listen = ((port: number, host: string) => {
      if (!host.includes(":")) return listen(port, host);
      const error = Object.assign(new Error("no such address"), { code: "EADDRNOTAVAIL" });
      setImmediate(() => server.emit("error", error));
      return server;
    }) as typeof server.listen;
    return server;
  };
  const { servers } = await listenOnLoopback(0, create);
  open.push(...servers);
  expect(servers.map((server) => server.address())).toEqual([
    expect.objectContaining({ address: "127.0.0.1" }),
  ]);
});
