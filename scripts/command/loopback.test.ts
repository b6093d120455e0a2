import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { ensurePortIsFree, listenOnLoopback } from "./loopback";

const open: Server[] = [];

afterEach(closeAll);

async function listen() {
  const { port, servers } = await listenOnLoopback(0, () => createServer());
  open.push(...servers);
  return { port, servers };
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
