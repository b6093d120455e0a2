import { CommandError } from "../../scripts/command/command-error.mjs";
import type { BucketHost } from "../host";
import { type Environment, needed } from "../settings";
import { staged } from "../stage";
import { must, output, type Tool } from "../tool";

/** S3 deletes at most so many files in one call. */
const mostDeleted = 1000;

/**
 * A bucket of S3, and the CloudFront distribution in front of it if there is one.
 *
 * @param environment S3_BUCKET; CLOUDFRONT_DISTRIBUTION, optional
 * @param prefix folder of the bucket, as "folder/"; "" for its root
 * @param aws the command-line tool
 */
export function s3Host(environment: Environment, prefix: string, aws: Tool): BucketHost {
  const { S3_BUCKET: bucket } = needed(environment, ["S3_BUCKET"], "hosting/s3/README.md");
  const distribution = environment.CLOUDFRONT_DISTRIBUTION;

  return {
    kind: "bucket",
    async read(file) {
      const outcome = await aws(["s3", "cp", `s3://${bucket}/${prefix}${file}`, "-"]);
      // Said of a missing file by a user who may list the bucket; any other failure is one.
      return /\(404\)|NoSuchKey/.test(outcome.errors) ? undefined : output("Reading from S3", outcome);
    },
    upload: (files, { type, cacheControl }) =>
      staged(files, prefix, async (folder) => {
        const headers = ["--content-type", type, "--cache-control", cacheControl];
        const call = ["s3", "cp", folder, `s3://${bucket}/`, "--recursive", "--only-show-errors"];
        await must("Uploading to S3", aws([...call, ...headers]));
      }),
    async remove(files) {
      for (let start = 0; start < files.length; start += mostDeleted) {
        const part = files.slice(start, start + mostDeleted).map((file) => ({ Key: prefix + file }));
        const content = JSON.stringify({ Objects: part, Quiet: true });
        await staged([{ file: "delete.json", content }], "", async (folder) => {
          const list = `file://${folder}/delete.json`;
          const call = ["s3api", "delete-objects", "--bucket", bucket, "--delete", list, "--output", "json"];
          const said = await must("Deleting from S3", aws(call));
          // It ends with 0 even when some files could not be deleted.
          if (said.includes('"Errors"')) throw new CommandError(`Deleting from S3 failed:\n${said.trim()}`);
        });
      }
    },
    async forget(files) {
      if (!distribution) return;
      // The function for folder indexes comes before the cache, so files are kept under their own names.
      const paths = files.map((file) => `/${prefix}${file}`);
      const call = ["cloudfront", "create-invalidation", "--distribution-id", distribution];
      await must("Invalidating CloudFront", aws([...call, "--paths", ...paths]));
    },
  };
}
