import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

import { expect, test } from "@playwright/test";

import { filesBelow } from "../../islands/build/files";
import { fileType, lifetimes } from "../../scripts/built/file-types";
import { headersOverHttp } from "../../scripts/built/security-headers";
import { ensurePortIsFree } from "../../scripts/command/loopback";
import { bucketTarget } from "../../scripts/deploy/bucket";
import { nginxTarget } from "../../scripts/deploy/nginx";
import { runProgram, type Target } from "../../scripts/deploy/target";

test.describe.configure({ timeout: 180_000 });

/** Debian installs servers in /usr/sbin. */
const environment = { ...process.env, PATH: [process.env.PATH, "/usr/sbin"].join(delimiter) };

let home: string;
let site: string;
test.beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "deploy-spec-"));
  site = join(home, "site");
  mkdirSync(site);
});
test.afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Skips a test whose program is missing, and reports the program. */
function needs(...programs: readonly string[]): void {
  const missing = programs.filter((name) => spawnSync("which", [name], { env: environment }).status !== 0);
  if (missing.length) console.log(`Left out, not installed: ${missing.join(", ")}: ${test.info().title}`);
  // Developers need only the program of their own host. `.ci/run` installs the programs of all hosts.
  test.skip(missing.length > 0, `not installed: ${missing.join(", ")}`);
}

const deploy = (target: Target, folder = "out") =>
  target.deploy({ folder, basePath: "", settings: () => site, run: runProgram, dryRun: false });

/** Writes a file with a modification time this many days ago. */
function writeOld(file: string, days: number): void {
  const then = new Date(Date.now() - days * 86_400_000);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, "old");
  utimesSync(file, then, then);
}

test("rclone copies a build, an old one too, and deletes files that no build had for 30 days", async () => {
  needs("rclone");
  const gone = ["old/index.html", "assets/js/old-AAAAAAAA.js"];
  const stays = ["others/old.bin", "previews/x/index.html"];
  for (const file of [...gone, ...stays]) writeOld(join(site, file), 31);
  writeOld(join(site, "pictures/young.aaaaaa.480.avif"), 29);
  const build = join(home, "build");
  cpSync("out", build, { recursive: true });
  const files = filesBelow(build);
  for (const file of files) utimesSync(join(build, file), 1e9, 1e9);
  await deploy(bucketTarget, build);

  const expected = [...files, ...stays, "pictures/young.aaaaaa.480.avif"];
  expect(filesBelow(site).sort()).toEqual(expected.sort());
  const differs = files.filter(
    (file) => !readFileSync(join(site, file)).equals(readFileSync(join("out", file))),
  );
  expect(differs).toEqual([]);
});

test("over several releases, hashed files of earlier builds stay for 30 days, and three releases stay readable", async () => {
  needs("rsync");
  const usual = process.umask(0o077);
  await deploy(nginxTarget).finally(() => process.umask(usual));
  const hidden = ["", ...readdirSync(join(site, "current"), { recursive: true, encoding: "utf8" })].filter(
    (name) => (statSync(join(site, "current", name)).mode & 0o044) !== 0o044,
  );
  expect(hidden).toEqual([]);
  expect(statSync(join(site, "releases")).mode & 0o055).toBe(0o055);
  for (const [name, days] of Object.entries({ young: 29, old: 32 }))
    writeOld(join(site, "current/assets/js", `${name}-AAAAAAAA.js`), days);
  for (let count = 0; count < 3; count += 1) await deploy(nginxTarget);

  expect(readdirSync(join(site, "releases"))).toHaveLength(3);
  const modules = readdirSync(join(site, "current/assets/js"));
  expect(modules.filter((name) => name.includes("AAAAAAAA"))).toEqual(["young-AAAAAAAA.js"]);
});

/** Returns a configuration for a single foreground process with all files in the test's folder. */
function configuration(port: number): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${home}/${name};`,
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
    root ${site}/current;
    include ${home}/silvapal-site.conf;
  }
}
`;
}

test("nginx shows every file as it was built, with its type, its lifetime and the site's headers", async () => {
  needs("rsync", "nginx");
  await deploy(nginxTarget);
  const port = await ensurePortIsFree(0);
  const origin = `http://127.0.0.1:${port}`;
  const log = join(home, "error.log");
  writeFileSync(join(home, "nginx.conf"), configuration(port));
  for (const [file, text] of Object.entries(nginxTarget.configuration()))
    writeFileSync(join(home, file), text);
  const nginx = spawn("nginx", ["-p", home, "-c", join(home, "nginx.conf"), "-e", log], { env: environment });
  const ended = once(nginx, "exit");
  try {
    await expect(() => fetch(origin)).toPass();
    const get = (path: string) => fetch(origin + path, { redirect: "manual" });
    const wrong: string[] = [];
    const compare = (name: string, is: unknown, meant: unknown) => {
      if (is !== meant) wrong.push(`${name} is ${String(is)} instead of ${String(meant)}`);
    };
    for (const file of filesBelow("out").filter((each) => each !== "404.html")) {
      const path = `/${file.replace(/(^|\/)index\.html$/, "$1")}`;
      const answer = await get(path);
      const { kind, type } = fileType(file);
      const headers = {
        ...headersOverHttp(),
        "content-type": type,
        "cache-control": lifetimes[kind],
      };
      compare(`the status of ${path}`, answer.status, 200);
      for (const [name, value] of Object.entries(headers))
        compare(`${name} of ${path}`, answer.headers.get(name), value);
      const body = Buffer.from(await answer.arrayBuffer());
      compare(`that ${path} is as built`, body.equals(readFileSync(join("out", file))), true);
      if (!/.\/index\.html$/.test(file)) continue;
      const moved = await get(`${path.slice(0, -1)}?a=b%20c`);
      compare(`the status of ${path} without slash`, moved.status, 302);
      compare(`where it leads`, moved.headers.get("location"), `${path}?a=b%20c`);
    }
    for (const path of ["/nothing", "/nothing/", "/pictures/", "/landing/%2e%2e/%2e%2e/nginx.conf"]) {
      const answer = await get(path);
      compare(`the status of ${path}`, [400, 404].includes(answer.status), true);
    }
    // A rule for its folder alone would cache the error for a year.
    const lost = await get("/assets/js/start-AAAAAAAA.js");
    compare("how long a missing module is kept", lost.headers.get("cache-control"), lifetimes.page);
    compare("the status of a missing module", lost.status, 404);
    compare("the error document", await lost.text(), readFileSync("out/404.html", "utf8"));
    const split = await get("/landing%0d%0aX-A:b");
    compare("a header that an address adds", split.headers.has("x-a"), false);
    const packed = await fetch(origin, { headers: { "accept-encoding": "gzip" } });
    compare("the encoding of a page", packed.headers.get("content-encoding"), "gzip");
    compare("what is kept over HTTP", packed.headers.get("strict-transport-security"), null);
    expect(wrong).toEqual([]);
  } finally {
    nginx.kill();
    await ended;
  }
  expect(readFileSync(log, "utf8"), "nginx's error log").not.toMatch(/\[(warn|error|crit|alert|emerg)\]/);
});
