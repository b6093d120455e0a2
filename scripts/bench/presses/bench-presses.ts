import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";

import { format, resolveConfig } from "prettier";

import { CommandError } from "../../command/command-error.mjs";
import { startPreview } from "../../preview/server";
import { findChromium, findHeadlessShell } from "../../chromium";
import { previewOrigin } from "../../preview-settings";
import { pressedControls } from "./press-controls";
import { pressMisses, pressTable, pressText } from "./press-report";
import { type Pressed, pressOnce, startBrowser } from "./presses";
import { withSection } from "../section";

/** The section of the page of figures that this bench writes. */
export const pressHeading = "First presses";

/** Fewer visits are a look, not a finding. */
const wholeVisits = 10;

/**
 * `npm run bench -- presses`: presses a control of every kind on a slow phone, on a first visit each, and prints how soon it
 * answers. Ends with 1 when a target is missed. Ten visits or more are written into the page of figures.
 *
 * @param count how many visits each control gets
 * @param site the finished site
 * @param file the page of figures
 */
export async function benchPresses(count = String(wholeVisits), site: string, file: string): Promise<void> {
  const visits = Number(count);
  if (!Number.isInteger(visits) || visits < 1)
    throw new CommandError(`How often to press must be a whole number, not "${count}".`);
  const server = await startPreview({ folder: site, outbox: tmpdir(), port: 0 });
  const browser = await startBrowser((await findHeadlessShell()) ?? (await findChromium()));
  const found = new Map<string, Pressed[]>(pressedControls.map(({ name }) => [name, []]));
  try {
    // In turn, so that a busy minute falls on all.
    for (let visit = 1; visit <= visits; visit += 1) {
      for (const pressed of pressedControls)
        found.get(pressed.name)?.push(await pressOnce(browser, previewOrigin(server.port), pressed));
      console.log(`visit ${visit} of ${visits}`);
    }
  } finally {
    await browser.close();
    server.close();
  }
  const [table, missed] = [pressTable(found), pressMisses(found)];
  console.log(`\n${table}\n\n${missed.length ? missed.join("\n") : "Every target is met."}`);
  if (visits >= wholeVisits) {
    const written = withSection(readFileSync(file, "utf8"), pressHeading, pressText(visits, table, missed));
    writeFileSync(file, await format(written, { ...(await resolveConfig(file)), parser: "markdown" }));
    console.log(`Written to ${file}.`);
  }
  process.exitCode = missed.length ? 1 : 0;
}
