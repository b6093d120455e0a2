/** @jest-environment node */
import { execFileSync } from "node:child_process";

import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants";

/** Who chooses the catalogs, by what next.config.mjs says in a phase; it is read as Next does, as a module of its own. */
function chooserIn(phase: string, environment: Record<string, string>): string {
  const program = `
    const { default: configure } = await import("./next.config.mjs");
    console.log(configure(${JSON.stringify(phase)}).turbopack.resolveAlias["next-intl/config"]);
  `;
  return execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
    env: { ...process.env, NEXT_PUBLIC_SITE_URL: "https://silvapal.example", ...environment },
  }).trim();
}

const own = "./app/_i18n/request.ts";

test.each([
  [PHASE_PRODUCTION_BUILD, { SITE_EDITOR: "1" }, own],
  [PHASE_DEVELOPMENT_SERVER, {}, own],
  [PHASE_DEVELOPMENT_SERVER, { SITE_EDITOR: "1" }, "./scripts/editor/request.ts"],
])("%s with %j: %s chooses", (phase, environment, chooser) => {
  expect(chooserIn(phase, environment)).toBe(chooser);
});
