import { readdir } from "node:fs/promises";
import { join } from "node:path";

import type { BucketHost } from "../host";
import { type Environment, needed } from "../settings";
import { staged } from "../stage";
import { must, output, type Tool } from "../tool";

/** What gcloud says of addresses under which nothing lies. */
const nothingThere = /matched no objects/i;

/**
 * A bucket of Google Cloud Storage, and the load balancer in front of it if there is one.
 *
 * @param environment GCS_BUCKET; GCS_URL_MAP, the load balancer's URL map, optional
 * @param prefix folder of the bucket, as "folder/"; "" for its root
 * @param gcloud the command-line tool
 */
export function gcsHost(environment: Environment, prefix: string, gcloud: Tool): BucketHost {
  const { GCS_BUCKET: bucket } = needed(environment, ["GCS_BUCKET"], "hosting/gcs/README.md");
  const urlMap = environment.GCS_URL_MAP;
  const address = (file: string) => `gs://${bucket}/${prefix}${file}`;

  /** What it prints about addresses; undefined when nothing lies under them. */
  async function ask(doing: string, verb: string, what: string): Promise<Buffer | undefined> {
    const outcome = await gcloud(["storage", verb, what]);
    return nothingThere.test(outcome.errors) ? undefined : output(doing, outcome);
  }

  return {
    kind: "bucket",
    read: (file) => ask("Reading from Cloud Storage", "cat", address(file)),
    upload: (files, { type, cacheControl }) =>
      staged(files, prefix, async (folder) => {
        // Each entry by its name: a wildcard passes over names that begin with a dot.
        const entries = (await readdir(folder)).sort().map((name) => join(folder, name));
        const headers = [`--content-type=${type}`, `--cache-control=${cacheControl}`];
        const call = ["storage", "cp", "--recursive", "--no-user-output-enabled", ...headers, ...entries];
        await must("Uploading to Cloud Storage", gcloud([...call, `gs://${bucket}/`]));
      }),
    async remove(files) {
      // gcloud takes a missing file for a failure, and after a deploy that broke off some are missing.
      const listing = await ask("Listing Cloud Storage", "ls", `${address("")}**`);
      const there = new Set(listing?.toString().split("\n"));
      const addresses = files.map(address).filter((each) => there.has(each));
      if (!addresses.length) return;
      const call = ["storage", "rm", "--read-paths-from-stdin", "--no-user-output-enabled"];
      await must("Deleting from Cloud Storage", gcloud(call, `${addresses.join("\n")}\n`));
    },
    async forget() {
      if (!urlMap) return;
      // One call takes one path, so all is forgotten at once: what is hashed comes back into the cache as it was.
      const path = `--path=/${prefix}*`;
      const call = ["compute", "url-maps", "invalidate-cdn-cache", urlMap, path, "--async", "--quiet"];
      await must("Invalidating Cloud CDN", gcloud(call));
    },
  };
}
