import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { places } from "../built/file-types";
import { batches, type Deploy, keptDays, type Settings, type Target, touch } from "./target";
import { cloudFrontHeaders, flagsFile, frontDoorRules } from "./headers";
import { cloudFrontFunction, urlMap } from "./redirects";

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Which files rclone may delete when they are old: those that a build can have. Previews below the site, and what is none of its
 * files, stay.
 */
const ownFiles = [
  "- /previews/**",
  ...places.map(({ path }) => `+ ${path.startsWith("*") ? path : `/${path.replace(/\*$/, "**")}`}`),
  "- *",
].flatMap((rule) => ["--filter", rule]);

/** Copies the site with rclone in three steps, each file with its type and its lifetime; then deletes what is old. */
async function copyWithRclone(destination: string, { folder, basePath, run, dryRun }: Deploy): Promise<void> {
  const target = destination + basePath;
  const home = mkdtempSync(join(tmpdir(), "deploy-"));
  try {
    if (!dryRun) touch(folder);
    for (const [index, { type, lifetime, files }] of batches(folder).entries()) {
      const list = join(home, `${index}.txt`);
      if (!dryRun) writeFileSync(list, files.join("\n"));
      const chosen = ["--files-from-raw", dryRun ? `(list of ${files.length} files)` : list];
      const headers = [`Content-Type: ${type}`, `Cache-Control: ${lifetime}`];
      const options = headers.flatMap((header) => ["--header-upload", header]);
      // All files are sent anew, so that each has today's time and the headers of today's table.
      await run("rclone", ["copy", folder, target, "--ignore-times", "--no-traverse", ...chosen, ...options]);
    }
    await run("rclone", ["delete", target, "--min-age", `${keptDays}d`, ...ownFiles]);
  } finally {
    rmSync(home, { recursive: true });
  }
}

interface Bucket {
  readonly needs: Target["needs"];
  readonly configuration?: Target["configuration"];
  /** The place as rclone names it, with all that it has to know of it. */
  readonly destination: (settings: Settings, environment: NodeJS.Dict<string>) => string;
}

/** https://rclone.org/docs/#connection-strings */
const buckets: Readonly<Record<string, Bucket>> = {
  s3: {
    needs: { S3_BUCKET: "name of the bucket", S3_REGION: "its region, such as eu-central-1" },
    destination(settings, { S3_ENDPOINT: endpoint }) {
      const provider = endpoint ? `provider=Other,endpoint="${endpoint}"` : "provider=AWS";
      const options = `${provider},env_auth=true,no_check_bucket=true,region=${settings("S3_REGION")}`;
      return `:s3,${options}:${settings("S3_BUCKET")}`;
    },
    configuration: () => ({
      "response-headers-policy.json": json(cloudFrontHeaders()),
      "function.js": cloudFrontFunction(),
    }),
  },
  gcs: {
    needs: { GCS_BUCKET: "name of the bucket" },
    destination: (settings) => `:gcs,env_auth=true,bucket_policy_only=true:${settings("GCS_BUCKET")}`,
    configuration: () => ({ "response-headers.yaml": flagsFile(), "url-map.yaml": urlMap() }),
  },
  azure: {
    needs: { AZURE_STORAGE_ACCOUNT: "name of the storage account" },
    destination: (settings) => `:azureblob,env_auth=true,account=${settings("AZURE_STORAGE_ACCOUNT")}:$web`,
    configuration: () => ({ "rule-set.json": json(frontDoorRules()) }),
  },
  folder: {
    needs: { FOLDER_TARGET: "a folder of this machine" },
    destination: (settings) => settings("FOLDER_TARGET"),
  },
};

export const bucketTargets: Readonly<Record<string, Target>> = Object.fromEntries(
  Object.entries(buckets).map(([name, { destination, ...rest }]) => [
    name,
    {
      ...rest,
      programs: ["rclone"],
      hasFolders: true,
      stays: `Every file stays for ${keptDays} days after the last deploy that had it, and previews/ is never touched.`,
      deploy: (deploy: Deploy) => copyWithRclone(destination(deploy.settings, process.env), deploy),
    },
  ]),
);
