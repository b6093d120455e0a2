/**
 * `npm run deploy`: uploads out/ with rclone to BUCKET_TARGET (docs/hosting.md).
 *
 * `-- --dry-run`: prints the commands and the reasons against a deploy, and changes nothing.
 * `-- --allow-placeholders name,name`: deploys in spite of these placeholders.
 */
import "./command/local-settings"; // first

import { basePath } from "../app/_settings/base-path";
import { filesBelow } from "../islands/build/files";
import { provenanceOf } from "./built/provenance";
import { missingHeaders } from "./built/security-headers";
import { CommandError, runCommand } from "./command/command.mjs";
import { runProgram } from "./command/run-program";
import { refusals, siteAddress } from "./deploy/readiness";
import { printProgram, upload } from "./deploy/upload";

const folder = "out";

const need =
  "Set BUCKET_TARGET in .env.local or in the environment: the place as rclone names it, remote:bucket " +
  "(https://rclone.org/docs/#connection-strings), or a folder of this machine.";

const options = {
  "dry-run": { type: "boolean", default: false },
  "allow-placeholders": { type: "string", default: "" },
} as const;

await runCommand(options, async ({ "dry-run": isDry, "allow-placeholders": allowed }) => {
  const { BUCKET_TARGET: bucket } = process.env;
  const reasons = [
    ...refusals(folder, ".export", { basePath, allowed: allowed.split(",").filter(Boolean) }),
    ...(bucket ? [] : [need]),
  ];
  if (reasons.length && !isDry) throw new CommandError(reasons.join("\n"));

  const commit = provenanceOf(folder) ?? "an unknown commit";
  console.log(`${filesBelow(folder).length} files, built from ${commit}.`);
  if (reasons.length) console.log(`A deploy would be refused:\n${reasons.join("\n")}`);
  await upload(folder, (bucket || "<BUCKET_TARGET>") + basePath, isDry ? printProgram : runProgram, isDry);
  if (isDry) return;
  console.log(`The site is deployed to ${bucket}${basePath}.`);
  const { href } = siteAddress(folder);
  const missing = await missingHeaders(href);
  if (missing) console.warn(`${missing} Every host must send them: docs/hosting.md#headers`);
});
