import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { firefox, webkit } from "@playwright/test";

import { onPath } from "../../../scripts/chromium";

const find = (name: string) => onPath(name).find((file) => existsSync(file));

/** An engine on this machine, or the reason why it is missing. */
export type Found =
  | { readonly by: "Playwright" }
  | { readonly by: "Debian"; readonly program: string }
  | { readonly by: "none"; readonly reason: string };

/** Finds Firefox: Playwright's build, or else the distribution's, which supports WebDriver BiDi. */
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

/** The programs that Debian's WebKitGTK needs, with their packages. */
const parts = [
  { program: "WebKitWebDriver", package: "webkit2gtk-driver" },
  { program: "gjs", package: "gjs" },
  { program: "Xvfb", package: "xvfb" },
];

/** Lets gjs use WebKitGTK. Lies in an architecture-specific folder of /usr/lib. */
const bindings = { file: "girepository-1.0/WebKit2-4.1.typelib", package: "gir1.2-webkit2-4.1" };

/** Finds WebKit: Playwright's build, or else the distribution's WebKitGTK, which supports WebDriver. */
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
