import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { BucketHost } from "../host";
import { type Environment, needed } from "../settings";
import { staged } from "../stage";
import { must, output, type Tool } from "../tool";

/** The container a storage account serves its website from. */
const container = "$web";

/**
 * The website of an Azure storage account, and the Front Door in front of it if there is one.
 *
 * @param environment AZURE_STORAGE_ACCOUNT; AZURE_FRONT_DOOR, its "resource-group/profile/endpoint", optional
 * @param prefix folder of the website, as "folder/"; "" for its root
 * @param az the command-line tool
 */
export function azureHost(environment: Environment, prefix: string, az: Tool): BucketHost {
  const { AZURE_STORAGE_ACCOUNT: account } = needed(
    environment,
    ["AZURE_STORAGE_ACCOUNT"],
    "hosting/azure/README.md",
  );
  const [group, profile, endpoint] = environment.AZURE_FRONT_DOOR?.split("/") ?? [];
  const access = ["--account-name", account, "--auth-mode", "login", "--only-show-errors"];

  /** A call about blobs; that one is not there is no fault, of whatever call. */
  async function storage(doing: string, verb: string, ...options: string[]): Promise<void> {
    const outcome = await az(["storage", "blob", verb, ...options, ...access, "--output", "none"]);
    if (!outcome.errors.includes("BlobNotFound")) output(doing, outcome);
  }
  const blob = (file: string) => ["--container-name", container, "--name", prefix + file];

  return {
    kind: "bucket",
    async read(file) {
      return staged([], "", async (folder) => {
        const target = join(folder, "file");
        await storage("Reading from Azure", "download", ...blob(file), "--file", target);
        return existsSync(target) ? readFile(target) : undefined;
      });
    },
    upload: (files, { type, cacheControl }) =>
      staged(files, prefix, async (folder) => {
        const headers = ["--content-type", type, "--content-cache-control", cacheControl];
        const call = ["--source", folder, "--destination", container, "--overwrite", "true", ...headers];
        await storage("Uploading to Azure", "upload-batch", ...call);
      }),
    async remove(files) {
      for (const file of files) {
        await storage("Deleting from Azure", "delete", ...blob(file));
      }
    },
    async forget(files) {
      if (!group || !profile || !endpoint) return;
      // Pages are kept under the address they were asked for: with and without the slash.
      const paths = files.flatMap((file) => {
        const folder = `/${prefix}${file}`.replace(/index\.html$/, "");
        return folder.endsWith("/") && folder !== "/" ? [folder, folder.slice(0, -1)] : [folder];
      });
      const where = ["--resource-group", group, "--profile-name", profile, "--endpoint-name", endpoint];
      const call = ["afd", "endpoint", "purge", ...where, "--content-paths", ...paths, "--no-wait"];
      await must("Purging Front Door", az(call));
    },
  };
}
