/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { keepFor } from "../release/plan";
import { release } from "../release/release";
import { temporarySite } from "../testing/temporary-site";
import { commandLineTool, type Outcome, type Tool } from "../tool";
import { nginxHost } from "./host";

const unused: Tool = () => Promise.reject(new Error("not for a folder of this machine"));
const sh = commandLineTool("sh", "");
const sites = ["A", "B", "C", "D", "E"].map((name) => temporarySite(name));
let target: string;

beforeEach(() => (target = mkdtempSync(join(tmpdir(), "nginx-host-"))));
afterEach(() => rmSync(target, { recursive: true }));
afterAll(() => sites.forEach((site) => site.remove()));

test("each release is a folder of its own with what open pages need; the link moves; three stay", async () => {
  for (const [number, { folder }] of sites.entries()) {
    const clock = () => new Date(Date.parse("2026-03-04T12:00:00Z") + number * 2 * keepFor);
    const host = nginxHost({ NGINX_TARGET: target }, { sh, ssh: unused, rsync: unused }, clock);
    expect((await release(folder, host, clock)).lost).toEqual([]);
  }
  const releases = readdirSync(join(target, "releases")).sort();
  expect(releases).toHaveLength(3);
  expect(realpathSync(join(target, "current"))).toBe(
    realpathSync(join(target, "releases", releases.at(-1) ?? "")),
  );
  const modules = readdirSync(join(target, "current/assets/js"));
  expect(modules).toHaveLength(3); // of E, of D, and the one they share
  expect(readFileSync(join(target, "current/index.html"), "utf8")).toContain("of E");
});

test("over SSH the files go by rsync and the commands to the server's shell", async () => {
  const calls: string[] = [];
  const recorded =
    (name: string): Tool =>
    (args) => {
      calls.push([name, ...args].join(" "));
      const outcome: Outcome = { code: 0, bytes: Buffer.alloc(0), errors: "" };
      return Promise.resolve(outcome);
    };
  const tools = { sh: unused, ssh: recorded("ssh"), rsync: recorded("rsync") };
  const clock = () => new Date("2026-03-04T12:00:00Z");
  await release(sites[0]?.folder ?? "", nginxHost({ NGINX_TARGET: "me@web:/srv/it's" }, tools, clock), clock);
  expect(calls).toHaveLength(5);
  expect(calls[0]).toMatch(/^ssh me@web if \[ -e '\/srv\/it'\\''s\/current\/releases.json' \]/);
  expect(calls[2]).toMatch(
    /^rsync --recursive \S+ \S+\/ me@web:\/srv\/it's\/releases\/2026-03-04T12-00-00-000Z\/$/,
  );
  expect(calls[3]).toContain("mv -T current.new current");
});

test.each(["relative/folder", "me@web:folder"])("%s is no target", (NGINX_TARGET) => {
  expect(() => nginxHost({ NGINX_TARGET }, { sh, ssh: unused, rsync: unused })).toThrow("slash");
});
