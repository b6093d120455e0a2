import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { BucketHost } from "../host";
import { type Environment, needed } from "../settings";
import { type Put, staged, uploadsBy } from "../stage";
import { must, type Tool } from "../tool";

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
  const blob = (file: string) => ["--container-name", container, "--name", prefix + file];

  const put: Put = (files, type, cacheControl) =>
    staged(files, async (folder) => {
      const headers = ["--content-type", type, "--content-cache-control", cacheControl];
      const call = ["storage", "blob", "upload-batch", "--source", folder, "--destination", container];
      await must(
        "Uploading to Azure",
        az([...call, "--overwrite", "true", ...headers, ...access, "--output", "none"]),
      );
    });

  const exists = async (file: string) => {
    const call = ["storage", "blob", "exists", ...blob(file), ...access, "--output", "json"];
    const output = await must("Asking Azure for a file", az(call));
    return (JSON.parse(output || "{}") as { exists?: boolean }).exists === true;
  };

  return {
    kind: "bucket",
    async read(file) {
      if (!(await exists(file))) return undefined;
      return staged([], async (folder) => {
        const target = join(folder, "file");
        const call = ["storage", "blob", "download", ...blob(file), "--file", target, ...access];
        await must("Reading from Azure", az([...call, "--output", "none"]));
        return readFile(target, "utf8");
      });
    },
    ...uploadsBy(put, prefix),
    async remove(files) {
      for (const file of files) {
        if (!(await exists(file))) continue;
        const call = ["storage", "blob", "delete", ...blob(file), ...access, "--output", "none"];
        await must("Deleting from Azure", az(call));
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
