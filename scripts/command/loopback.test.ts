import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

import { ensurePortIsFree } from "./loopback";

test("checking a free port leaves it free", async () => {
  const port = await ensurePortIsFree(0);
  await ensurePortIsFree(port);
  await ensurePortIsFree(port);
});

test.each(["0.0.0.0", "127.0.0.1", "::", "::1"])(
  "a port that another program uses on %s is named with a remedy",
  async (host) => {
    const server = createServer().listen({ port: 0, host, ipv6Only: host.includes(":") });
    const [error] = (await Promise.race([once(server, "listening"), once(server, "error")])) as [Error?];
    // This machine has no IPv6.
    if (error) return expect(host).toContain(":");
    const { port } = server.address() as AddressInfo;
    await expect(ensurePortIsFree(port)).rejects.toThrow(
      new RegExp(
        `^Port ${port} is already in use\\. Choose another one with PORT, for example PORT=\\d+\\.$`,
      ),
    );
    await once(server.close(), "close");
  },
);
