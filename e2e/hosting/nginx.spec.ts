import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { securityHeadersFor } from "../../scripts/built/security-headers";
import { ensurePortIsFree } from "../../scripts/command/loopback";
import { nginxConfiguration, targets } from "../../scripts/deploy/targets";
import { runProgram } from "../../scripts/deploy/target";
import { expectServed, missingFiles, needs, startServer } from "../support/hosting/served";
import { expect, test } from "../support/test";

let home: string;
test.beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "nginx-spec-"));
});
test.afterEach(() => rmSync(home, { recursive: true, force: true }));

/** One process that stays in the foreground, with all its files in a folder of its own. */
function configuration(port: number): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${home}/temp/${name};`,
  );
  return `
daemon off;
master_process off;
pid ${home}/nginx.pid;
events {}
http {
  access_log off;
  ${temporary.join("\n  ")}
  include ${home}/silvapal-http.conf;
  server {
    listen 127.0.0.1:${port};
    root ${home}/site/current;
    include ${home}/silvapal-site.conf;
  }
}
`;
}

const target = () => join(home, "site");

async function deploy() {
  const settings = () => target();
  await targets.nginx?.deploy({ folder: "out", basePath: "", settings, run: runProgram, dryRun: false });
}

test("release over release, hashed files of earlier builds stay for 30 days, and three releases", async () => {
  needs(["rsync", "--version"], "Debian: apt-get install rsync");
  mkdirSync(target());
  await deploy();
  for (const [name, days] of Object.entries({ young: 29, old: 32 })) {
    const earlier = join(target(), "current/assets/js", `${name}-AAAAAAAA.js`);
    writeFileSync(earlier, "earlier");
    const then = new Date(Date.now() - days * 86_400_000);
    utimesSync(earlier, then, then);
  }
  for (let count = 0; count < 3; count += 1) await deploy();

  expect(readdirSync(join(target(), "releases"))).toHaveLength(3);
  const modules = readdirSync(join(target(), "current/assets/js"));
  expect(modules.filter((name) => name.includes("AAAAAAAA"))).toEqual(["young-AAAAAAAA.js"]);
  expect(missingFiles(join(target(), "current"))).toEqual([]);
});

test("nginx shows the whole site with its headers, and islands are hydrated", async ({ page, watch }) => {
  needs(["nginx", "-v"], "Debian: apt-get install nginx-light");
  needs(["rsync", "--version"], "Debian: apt-get install rsync");
  mkdirSync(target());
  await deploy();
  const port = await ensurePortIsFree(0);
  const origin = `http://localhost:${port}`;
  mkdirSync(join(home, "temp"));
  writeFileSync(join(home, "nginx.conf"), configuration(port));
  for (const [file, text] of Object.entries(nginxConfiguration())) writeFileSync(join(home, file), text);
  const log = join(home, "error.log");
  const end = await startServer("nginx", ["-p", home, "-c", join(home, "nginx.conf"), "-e", log], origin);
  try {
    await expectServed(origin, "out", { headers: securityHeadersFor(false), withoutSlash: 302 });

    const packed = await fetch(origin, { headers: { "accept-encoding": "gzip" } });
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(packed.headers.has("strict-transport-security")).toBe(false);
    for (const path of ["/%2e%2e/nginx.conf", "/landing/..%2f..%2fnginx.conf", "/landing%0d%0aX-A:b"]) {
      const answer = await fetch(origin + path, { redirect: "manual" });
      expect([400, 404], path).toContain(answer.status);
      expect(answer.headers.has("x-a"), path).toBe(false);
    }

    await page.goto(`${origin}/`);
    await page.locator(".counter__value").scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island="counter"][data-hydrated]')).toHaveCount(1);
    // A text file has no policy of its own about frames.
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(() => {
      const frame = document.createElement("iframe");
      frame.src = "/landing/";
      document.body.append(frame);
    });
    await expect.poll(() => watch.messages.length).toBeGreaterThan(0);
    expect(watch.messages.splice(0).join()).toContain("frame-ancestors 'none'");
    // Other hosts than this one.
    expect(watch.foreign.splice(0).filter((url) => !url.startsWith(origin))).toEqual([]);
  } finally {
    await end();
  }
  expect(readFileSync(log, "utf8"), "nginx's error log").not.toMatch(/\[(warn|error|crit|alert|emerg)\]/);
});
