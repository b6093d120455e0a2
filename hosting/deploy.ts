/**
 * `npm run deploy -- <host>`: brings out/ up to a host; each guide, hosting/<host>/README.md, names the settings.
 * `npm run deploy -- <host> --dry-run`: prints what would be done, and touches nothing.
 * `npm run deploy -- settings`: writes the hosts' configurations from their sources.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { CommandError, runCommand } from "../scripts/command/command-error.mjs";
import { ROOT } from "../scripts/command/root.mjs";
import { readBasePath } from "../scripts/command/site-settings.mjs";
import { generated } from "./generated";
import { hostNamed, hostNames, type Machine } from "./hosts";
import { describePlan } from "./release/plan-text";
import { release } from "./release/release";
import { refuseOtherAddress, siteAddress } from "./site-address";
import { commandLineTool, rehearsedTool } from "./tool";

const usage = `Say where to: npm run deploy -- <host> [--dry-run], the hosts being ${hostNames.join(", ")}.`;

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

await runCommand(async () => {
  const options = process.argv.slice(2);
  const dryRun = options.includes("--dry-run");
  const [name, ...more] = options.filter((option) => option !== "--dry-run");
  if (!name || more.length) throw new CommandError(usage);

  if (name === "settings") {
    for (const [file, make] of Object.entries(generated)) writeFileSync(join(ROOT, file), make());
    console.log(`Wrote ${Object.keys(generated).join(", ")}.`);
    return;
  }

  const out = join(ROOT, "out");
  const basePath = readBasePath(process.env.BASE_PATH);
  const host = hostNamed(name, machine(dryRun), basePath ? `${basePath.slice(1)}/` : "");
  const address = siteAddress(out);
  if (!dryRun) refuseOtherAddress(address, basePath);

  if (dryRun) console.log("These commands would run, after reading which releases are up:");
  const { plan, lost } = await release(out, host);
  console.log(describePlan(plan, dryRun));
  for (const file of lost) console.warn(`Not up any more, though open pages may ask for it: ${file}`);
  if (!dryRun) console.log(`Up: ${address.href}`);
});
