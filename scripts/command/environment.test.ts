import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

import { plainEnvironment, previewEnvironment, readPort, testEnvironment } from "./environment";
import { ensurePortIsFree } from "./loopback";

test("PORT is a port number or not set", () => {
  expect(readPort(4173, "")).toBe(4173);
  expect(readPort(4173, "8080")).toBe(8080);
  for (const text of ["0", "65536", "80a", "-1", "1e3", "8080.5", " "])
    expect(() => readPort(4173, text)).toThrow(`not "${text}"`);
});

const CALLER = {
  PATH: "/bin",
  BASE_PATH: "/folder",
  NEXT_PUBLIC_EMAILJS_ORIGIN: "https://mail.example",
  NEXT_PUBLIC_FLAG_ORIGIN: "https://flags.example",
  ANALYTICS_SCRIPT: "https://stats.example/script.js",
  SITE_STAGE: "",
};

test("a preview has its own address and mail stub; the caller's variables override the settings, empty ones too", () => {
  expect(previewEnvironment(4180, {})).toMatchObject({
    NEXT_PUBLIC_SITE_URL: "http://localhost:4180",
    NEXT_PUBLIC_EMAILJS_ORIGIN: "",
    SITE_STAGE: "preview",
  });
  expect(previewEnvironment(4173, CALLER)).toMatchObject(CALLER);
});

test("in tests, the caller's variables do not change the site or the mail service", () => {
  const { PATH, ...rest } = testEnvironment(4174, CALLER);
  expect(PATH).toBe("/bin");
  expect(JSON.stringify(rest)).not.toContain("example");
  expect(rest).toEqual(testEnvironment(4174, {}));
  expect(plainEnvironment(CALLER)).toEqual(plainEnvironment({ PATH: CALLER.PATH }));
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
      RegExp(`^Port ${port} is already in use\\. Choose another one with PORT, for example PORT=\\d+\\.$`),
    );
    await once(server.close(), "close");
  },
);
