/**
 * `npm run deploy -- <host>`: brings out/ up to a host; each guide, hosting/<host>/README.md, names the settings.
 * `npm run deploy -- <host> --dry-run`: prints what would be done, and touches nothing.
 * `npm run deploy -- <host> --releases`: lists the releases that are still there; `--release <name>` brings one of them back.
 * `npm run deploy -- settings`: writes the hosts' configurations from their sources.
 *
 * A live site with placeholders is refused, unless `--allow-placeholders` says that it is wanted; and a preview in the place
 * of a live site. `--preview`: the address of a host without folders is one for previews.
 */
import "../scripts/command/local-settings"; // first

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { CommandError, runCommand } from "../scripts/command/command-error.mjs";
import { ROOT } from "../scripts/command/root.mjs";
import { readBasePath } from "../scripts/command/site-settings.mjs";
import { generated } from "./generated";
import { hostNamed, hostNames, type Machine } from "./hosts";
import { refuseUnready } from "./readiness";
import { describePlan } from "./release/plan-text";
import { recordOf, release, type Report, rollBack } from "./release/release";
import { describeLog } from "./release/release-log";
import { refuseOtherAddress, siteAddress } from "./site-address";
import { commandLineTool, rehearsedTool } from "./tool";

const usage = `Say where to: npm run deploy -- <host> [--dry-run | --releases | --release <name>], the hosts being ${hostNames.join(", ")}.`;

/** The real machine, or one that only says what it would do. */
function machine(dryRun: boolean): Machine {
  const { env: environment } = process;
  if (!dryRun) return { environment, tool: commandLineTool, fetch };
  return {
    environment,
    tool: (command) => rehearsedTool(command, (line) => console.log(`  $ ${line}`)),
    fetch: (address) => {
      console.log(`  GET ${address}`);
      return Promise.resolve(new Response(null, { status: 404 }));
    },
  };
}

/** Reads the command line. @throws CommandError for what is not understood */
function commandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        "allow-placeholders": { type: "boolean", default: false },
        preview: { type: "boolean", default: false },
        release: { type: "string" },
        releases: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n${usage}`);
  }
}

/** Does what may refuse a deploy and says what comes of it; a rehearsal goes on, to show the rest. */
function admit(dryRun: boolean, check: () => unknown): void {
  try {
    const aloud = check();
    if (typeof aloud === "string") console.warn(`\n${aloud}\n`);
  } catch (error) {
    if (!dryRun || !(error instanceof CommandError)) throw error;
    console.log(`A deploy would end here. ${error.message}\n`);
  }
}

function tell({ plan, lost }: Report, dryRun: boolean): void {
  console.log(describePlan(plan, dryRun));
  for (const file of lost) console.warn(`Not up any more, though open pages may ask for it: ${file}`);
}

await runCommand(async () => {
  const { values: options, positionals } = commandLine();
  const dryRun = options["dry-run"];
  const [name, ...more] = positionals;
  if (!name || more.length) throw new CommandError(usage);

  if (name === "settings") {
    for (const [file, make] of Object.entries(generated)) writeFileSync(join(ROOT, file), make());
    console.log(`Wrote ${Object.keys(generated).join(", ")}.`);
    return;
  }

  const basePath = readBasePath(process.env.BASE_PATH);
  const host = hostNamed(name, machine(dryRun), basePath ? `${basePath.slice(1)}/` : "");

  if (options.releases) {
    console.log(describeLog(await recordOf(host)) || "There is no record of a release.");
    return;
  }
  if (options.release !== undefined) {
    if (dryRun)
      throw new CommandError("What would come back, only the record at the host can tell: --releases");
    tell(await rollBack(options.release, host), dryRun);
    return;
  }

  const out = join(ROOT, "out");
  const address = siteAddress(out);
  const errand = {
    host: name,
    basePath,
    allowPlaceholders: options["allow-placeholders"],
    toPreviews: options.preview,
  };
  admit(dryRun, () => refuseOtherAddress(address, basePath));
  admit(dryRun, () => refuseUnready(out, join(ROOT, ".export"), errand));

  if (dryRun) console.log("These commands would run, after reading which releases are up:");
  tell(await release(out, host), dryRun);
  if (!dryRun) console.log(`Up: ${address.href}`);
});
