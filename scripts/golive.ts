/**
 * `npm run golive`: lists what the company has to confirm, replace or add, by file. A live deploy is refused while a
 * "must" is open; the command then exits with 1.
 */
import "./command/local-settings"; // first

import { CommandError } from "./command/command.mjs";
import { listed, openPoints } from "./golive/open-points";

export default function golive(): void {
  const open = openPoints();
  if (open.length) console.log(`${listed(open)}\n`);
  const must = open.filter(({ level }) => level === "must").length;
  console.log(`${must} must, ${open.length - must} should. What each means: docs/going-live.md`);
  if (must) throw new CommandError("");
}
