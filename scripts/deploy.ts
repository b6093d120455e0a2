/**
 * `npm run deploy`: uploads out/ with rclone to BUCKET_TARGET (docs/hosting.md).
 *
 * `-- --dry-run`: prints the reasons against a deploy and what rclone would do, and changes nothing there.
 */
import "./command/local-settings"; // first

import { basePath } from "../app/_settings/base-path";
import { CommandError } from "./command/command.mjs";
import { refusals, upload } from "./deploy/upload";

const need =
  "Set BUCKET_TARGET in .env.local or in the environment: the place as rclone names it, remote:bucket " +
  "(https://rclone.org/docs/#connection-strings), or a folder of this machine.";

export const options = { "dry-run": { type: "boolean" } };

export default async function deploy({ "dry-run": isDry }: { "dry-run"?: boolean }): Promise<void> {
  const { BUCKET_TARGET: bucket } = process.env;
  const reasons = [...refusals("out", ".export", basePath), ...(bucket ? [] : [need])].join("\n");
  if (reasons && !(isDry && bucket)) throw new CommandError(reasons);
  await upload("out", `${bucket}${basePath}`, isDry ? ["--dry-run"] : []);
  if (isDry) return console.log(reasons && `\nA deploy would be refused:\n${reasons}`);
  console.log(
    `The site is deployed to ${bucket}${basePath}. Its host must send the headers of docs/hosting.md#headers.`,
  );
}
