/** @jest-environment node */
import { createServer } from "node:net";
import { ensurePortIsFree, listenOnLoopback } from "./loopback.mjs";

test("one port on every loopback address", async () => {
  const { port, servers } = await listenOnLoopback(0, () => createServer());
  expect(servers.length).toBeGreaterThan(0);
  for (const server of servers) {
    expect(server.address()).toMatchObject({ port, address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) });
    server.close();
  }
});

test("a busy port is named, with a way out", async () => {
  const { port, servers } = await listenOnLoopback(0, () => createServer());
  await expect(ensurePortIsFree(port)).rejects.toThrow(
    new RegExp(`^Port ${port} is already in use\\. Choose another one with PORT, for example PORT=\\d+\\.$`),
  );
  for (const server of servers) server.close();
});

test("looking whether a port is free leaves it free", async () => {
  const { port, servers } = await listenOnLoopback(0, () => createServer());
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  await ensurePortIsFree(port);
  await ensurePortIsFree(port);
});
