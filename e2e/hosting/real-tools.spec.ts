import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "@playwright/test";

import { pagesHost } from "../../hosting/pages/host";
import { keepFor } from "../../hosting/release/plan";
import { release } from "../../hosting/release/release";
import { emulatedHost, hostRules } from "../../hosting/testing/host-rules";
import { Store } from "../../hosting/testing/store";
import { temporarySite } from "../../hosting/testing/temporary-site";
import type { Tool } from "../../hosting/tool";
import { securityHeadersFor } from "../../scripts/built/security-headers";
import { ensurePortIsFree } from "../../scripts/command/loopback";
import { expectWholeSite } from "../support/hosting/expect-host";
import { missingPrograms, startServer } from "../support/hosting/program";
import { startAzure, startS3 } from "../support/hosting/real-servers";

/** Starting one of these tools takes a second or more, and a release is up to twenty calls. */
const patience = 1_200_000;

/** Leaves a test out, and says why and what to install, where the machine has not all that it needs. */
function needs(...calls: string[]): void {
  const missing = missingPrograms(...calls);
  const names = missing.map((call) => /@?[\w/]+rver|^\S+/.exec(call)?.[0]).join(" and ");
  test.skip(missing.length > 0, `${names} not installed here; hosting/README.md says how.`);
}

for (const [host, programs, start] of [
  ["s3", ["aws --version", "node --print require.resolve('@20minutes/s3rver')"], startS3],
  ["azure", ["az version", "azurite-blob --version"], startAzure],
] as const) {
  test(`the real command line of ${host} leaves what its stand-in leaves, release over release`, async () => {
    needs(...programs);
    test.setTimeout(patience);
    const sites = [temporarySite("A", ["old/index.html"]), temporarySite("B"), temporarySite("C")];
    const [store, real] = [new Store(), await start()];
    try {
      for (const [number, { folder }] of sites.entries()) {
        const clock = () => new Date(Date.parse("2026-03-04T12:00:00Z") + number * 10 * keepFor);
        await release(folder, real.host, clock);
        await release(folder, emulatedHost({ host }, store), clock);
        const up = await real.objects();
        expect([...up.keys()].sort()).toEqual([...store.objects.keys()].sort());
        for (const [key, object] of store.objects) expect(up.get(key), key).toEqual(object);
      }
    } finally {
      await real.stop();
      for (const site of sites) site.remove();
    }
  });
}

test("the server of Pages itself shows the whole site from what is uploaded to it", async () => {
  needs("wrangler --version");
  test.setTimeout(patience);
  const home = await mkdtemp(join(tmpdir(), "pages-"));
  /** Nobody's account takes the upload: it is kept. */
  const kept: Tool = async ([, , , , uploaded = ""]) => {
    await cp(uploaded, join(home, "site"), { recursive: true });
    return { code: 0, bytes: Buffer.of(), errors: "" };
  };
  const nothingUp = () => Promise.resolve(new Response(null, { status: 404 }));
  await release(
    "out",
    pagesHost({ PAGES_PROJECT: "site", PAGES_URL: "https://up.example" }, kept, nothingUp),
  );

  const port = await ensurePortIsFree(0);
  const origin = `http://127.0.0.1:${port}`;
  // A date that every wrangler knows; today's is too new for one that is some months old.
  const options = ["--ip=127.0.0.1", `--port=${port}`, "--compatibility-date=2026-01-01"];
  const end = await startServer("wrangler", ["--cwd", home, "pages", "dev", "site", ...options], origin, {
    CI: "1",
    WRANGLER_SEND_METRICS: "false",
  });
  try {
    const rules = hostRules.find(({ host }) => host === "pages");
    if (!rules) throw new Error("There are no rules of Pages.");
    await expectWholeSite(origin, { ...rules, headers: securityHeadersFor(true) });
  } finally {
    await end();
    await rm(home, { recursive: true, force: true });
  }
});
