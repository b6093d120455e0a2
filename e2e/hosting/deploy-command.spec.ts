import { spawnSync } from "node:child_process";

import { expect, test } from "@playwright/test";

import { hostNames } from "../../hosting/hosts";

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
