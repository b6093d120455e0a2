/**
 * `npm run deploy`: uploads out/ with rclone to BUCKET_TARGET (docs/hosting.md).
 *
 * `-- --dry-run`: prints the commands and the reasons against a deploy, and changes nothing.
 */
import "./command/local-settings"; // first

import { basePath } from "../app/_settings/base-path";
import { filesBelow } from "../islands/build/files";
import { provenanceOf } from "./built/provenance";
import { CommandError, runCommand } from "./command/command.mjs";
import { runProgram } from "./command/run-program";
import { refusals, printProgram, upload } from "./deploy/upload";

const folder = "out";

const need =
  "Set BUCKET_TARGET in .env.local or in the environment: the place as rclone names it, remote:bucket " +
  "(https://rclone.org/docs/#connection-strings), or a folder of this machine.";

await runCommand({ "dry-run": { type: "boolean", default: false } }, async ({ "dry-run": isDry }) => {
  const { BUCKET_TARGET: bucket } = process.env;
  const reasons = [...refusals(folder, ".export", basePath), ...(bucket ? [] : [need])];
  if (reasons.length && !isDry) throw new CommandError(reasons.join("\n"));

  const commit = provenanceOf(folder) ?? "an unknown commit";
  console.log(`${filesBelow(folder).length} files, built from ${commit}.`);
  await upload(folder, (bucket || "<BUCKET_TARGET>") + basePath, isDry ? printProgram : runProgram, isDry);
  if (isDry) return console.log(reasons.length ? `\nA deploy would be refused:\n${reasons.join("\n")}` : "");
  console.log(
    `The site is deployed to ${bucket}${basePath}. Its host must send the headers of docs/hosting.md#headers.`,
  );
});
