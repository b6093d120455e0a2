import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "@playwright/test";

import { hostNamed, hostNames } from "../../hosting/hosts";
import { release } from "../../hosting/release/release";
import { temporarySite } from "../../hosting/testing/temporary-site";
import { commandLineTool } from "../../hosting/tool";

const settings: Record<string, string> = {
  S3_BUCKET: "my-bucket",
  CLOUDFRONT_DISTRIBUTION: "E123",
  GCS_BUCKET: "my-bucket",
  AZURE_STORAGE_ACCOUNT: "myaccount",
  PAGES_PROJECT: "my-project",
  PAGES_URL: "https://my-project.pages.dev",
  NGINX_TARGET: "me@web:/srv/silvapal",
};

/** The command as `npm run deploy` starts it; without a PATH in which it could find any tool but Node. */
function deploy(options: readonly string[], environment: Record<string, string> = settings) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "hosting/deploy.ts", ...options],
    { env: { NODE_ENV: "production", PATH: "/nonexistent", ...environment }, encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

for (const host of hostNames) {
  test(`a dry run for ${host} prints the plan and the commands, and needs no tool`, () => {
    const { status, stdout, stderr } = deploy([host, "--dry-run"]);
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^ {2}(\$|GET) /m);
    const kinds = [...stdout.matchAll(/^ {2}(hashed|contract|page|list) /gm)].map(([, kind]) => kind);
    expect([...new Set(kinds)]).toEqual(["hashed", "contract", "page", "list"]);
    // What is tested is a preview of this machine.
    expect(stdout).toContain("A deploy would end here. This build names http://localhost:");
  });
}

test("a build with the address of this machine goes nowhere", () => {
  const { status, stderr } = deploy(["s3"]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/names http:\/\/localhost:\d+ as its address/);
});

for (const [options, environment, sentence] of [
  // Empty: a file with settings would fill in what is left out.
  [["s3", "--dry-run"], { S3_BUCKET: "" }, "Set S3_BUCKET first; hosting/s3/README.md explains them."],
  [["s3", "--dry-run"], { ...settings, BASE_PATH: "folder" }, 'BASE_PATH must be like "/folder"'],
  [["s3", "--alow-placeholders"], settings, "Unknown option '--alow-placeholders'"],
  [["ftp"], settings, 'There is no host "ftp"'],
  [[], settings, "Say where to"],
] as const) {
  test(`"${options.join(" ")}" with ${Object.keys(environment).length} settings says: ${sentence}`, () => {
    const { status, stderr } = deploy(options, environment);
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain("    at ");
  });
}

test("the command lists the releases that are there, and brings one of them back", async () => {
  const target = mkdtempSync(join(tmpdir(), "deploy-command-"));
  const sites = [temporarySite("A"), temporarySite("B")];
  const environment = { NGINX_TARGET: target, PATH: process.env.PATH ?? "" };
  try {
    const host = hostNamed("nginx", { environment, tool: commandLineTool, fetch }, "");
    const ids: string[] = [];
    for (const { folder } of sites) ids.push((await release(folder, host)).plan.id);
    const [first = "", second = ""] = ids;

    const listed = deploy(["nginx", "--releases"], environment);
    expect(listed.stderr).toBe("");
    expect(listed.stdout.match(/^ {2}[0-9a-f]{16}/gm)?.map((id) => id.trim())).toEqual([second, first]);

    const back = deploy(["nginx", "--release", first.slice(0, 8)], environment);
    expect(back.stderr).toBe("");
    expect(readFileSync(join(target, "current/index.html"), "utf8")).toContain("of A");

    const unknown = deploy(["nginx", "--release", "nothing"], environment);
    expect(unknown.status).toBe(1);
    expect(unknown.stderr).toContain('No release is named "nothing".');
  } finally {
    for (const site of sites) site.remove();
    rmSync(target, { recursive: true });
  }
});
