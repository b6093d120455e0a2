/**
 * `npm run deploy -- <target>`: uploads out/ to a target (docs/hosting.md).
 * `--dry-run`: prints the requirements and the commands, and changes nothing.
 * `--configuration`: writes headers and redirects in the target's own format into .deploy/ (nginx).
 * `--allow-placeholders name,name`: deploys in spite of these placeholders.
 * `--preview`: the address of a target without folders is for previews.
 */
import "./command/local-settings"; // first

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { basePath } from "../app/_settings/base-path";
import { filesBelow } from "../islands/build/files";
import { provenanceOf } from "./built/provenance";
import { CommandError, runCommand } from "./command/command.mjs";
import { bucketTarget } from "./deploy/bucket";
import { workersTarget } from "./deploy/cloudflare";
import { nginxTarget } from "./deploy/nginx";
import { refusals } from "./deploy/readiness";
import { batches, printProgram, runProgram, settingsOf, type Target } from "./deploy/target";

const targets: Readonly<Record<string, Target>> = {
  workers: workersTarget,
  nginx: nginxTarget,
  bucket: bucketTarget,
};
const folder = "out";
const usage = `Usage: npm run deploy -- <${Object.keys(targets).join("|")}> [--dry-run]`;

function commandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        configuration: { type: "boolean", default: false },
        "allow-placeholders": { type: "string", default: "" },
        preview: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n${usage}`);
  }
}

/** Prints the target's requirements, the files to upload, and which files it keeps. */
function describe({ needs, programs, stays }: Target): void {
  console.log("This target needs:");
  for (const [name, meaning] of Object.entries(needs))
    console.log(`  ${name}: ${meaning} (${process.env[name] ? "set" : "not set"})`);
  if (programs.length) console.log(`  installed: ${programs.join(", ")}`);
  for (const { step, type, files } of batches(folder))
    console.log(`Step ${step}: ${files.length} files of ${type}`);
  console.log(stays);
}

function writeConfiguration(name: string, { configuration }: Target): void {
  const files = Object.entries(configuration?.() ?? {});
  if (!files.length) {
    console.log(
      `There are no configuration files for ${name}; docs/hosting.md says where its headers and redirects are set.`,
    );
    return;
  }
  const home = join(".deploy", name);
  mkdirSync(home, { recursive: true });
  for (const [file, text] of files) {
    writeFileSync(join(home, file), text);
    console.log(join(home, file));
  }
}

await runCommand(async () => {
  const { values: options, positionals } = commandLine();
  const [name = "", ...more] = positionals;
  const target = Object.hasOwn(targets, name) ? targets[name] : undefined;
  if (!target || more.length)
    throw new CommandError(name ? `There is no target "${positionals.join(" ")}". ${usage}` : usage);
  if (options.configuration) return writeConfiguration(name, target);

  const dryRun = options["dry-run"];
  if (basePath && !target.hasFolders)
    throw new CommandError(
      `BASE_PATH is set, but ${name} cannot deploy into a folder. Unset it; for a preview, use another Worker or server and --preview.`,
    );
  const reasons = refusals(folder, ".export", {
    target: name,
    hasFolders: target.hasFolders,
    basePath,
    allowed: options["allow-placeholders"].split(",").filter(Boolean),
    toPreviews: options.preview,
  });
  if (reasons.length && !dryRun) throw new CommandError(reasons.join("\n"));

  console.log(
    `${filesBelow(folder).length} files, built from ${provenanceOf(folder) ?? "an unknown commit"}.`,
  );
  if (dryRun) describe(target);
  const settings = settingsOf(target, process.env, dryRun);
  const run = dryRun ? printProgram : runProgram;
  if (reasons.length) console.log(`A deploy would be refused:\n${reasons.join("\n")}`);
  if (dryRun) console.log("Commands:");
  await target.deploy({ folder, basePath, settings, run, dryRun });
  if (!dryRun) console.log(`The site is deployed to ${name}.`);
});
