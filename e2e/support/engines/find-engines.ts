import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { firefox, webkit } from "@playwright/test";

import { onPath } from "../../../scripts/chromium";

const find = (name: string) => onPath(name).find((file) => existsSync(file));

/** An engine as this machine has it, or why it has not. */
export type Found =
  | { readonly by: "Playwright" }
  | { readonly by: "Debian"; readonly program: string }
  | { readonly by: "none"; readonly reason: string };

/** Firefox: Playwright's own build, else the distribution's, which speaks WebDriver BiDi. */
export function findFirefox(): Found {
  if (existsSync(firefox.executablePath())) return { by: "Playwright" };
  const program = find("firefox-esr") ?? find("firefox");
  if (program) return { by: "Debian", program };
  return {
    by: "none",
    reason:
      "neither Playwright's build (npx playwright install firefox) nor firefox-esr (apt-get install firefox-esr) is here",
  };
}

/** What a window of Debian's WebKitGTK needs, by its package. */
const parts = [
  { program: "WebKitWebDriver", package: "webkit2gtk-driver" },
  { program: "gjs", package: "gjs" },
  { program: "Xvfb", package: "xvfb" },
];

/** What lets gjs use WebKitGTK; under /usr/lib in a folder for each kind of processor. */
const bindings = { file: "girepository-1.0/WebKit2-4.1.typelib", package: "gir1.2-webkit2-4.1" };

/** WebKit: Playwright's own build, else the distribution's WebKitGTK, which speaks WebDriver. */
export function findWebKit(): Found {
  if (existsSync(webkit.executablePath())) return { by: "Playwright" };
  const missing = parts.filter(({ program }) => !find(program)).map((part) => part.package);
  if (!libraries().some((folder) => existsSync(join(folder, bindings.file)))) missing.push(bindings.package);
  if (!missing.length) return { by: "Debian", program: "WebKitWebDriver" };
  return {
    by: "none",
    reason: `neither Playwright's build (npx playwright install webkit) nor all of Debian's WebKitGTK is here; missing: ${missing.join(", ")}`,
  };
}

const libraries = () =>
  existsSync("/usr/lib") ? readdirSync("/usr/lib").map((folder) => join("/usr/lib", folder)) : [];
