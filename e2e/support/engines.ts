import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { firefox, type Project, webkit } from "@playwright/test";

import { findProgram } from "../../scripts/chromium";

/** An engine on this machine: Playwright's build, a distribution's program, or the reason why it is missing. */
interface Found {
  readonly isOfPlaywright: boolean;
  readonly program?: string;
  readonly reason?: string;
}

/** Finds Firefox: Playwright's build, or else the distribution's, which supports WebDriver BiDi. */
export function findFirefox(): Found {
  const isOfPlaywright = existsSync(firefox.executablePath());
  const program = findProgram("firefox-esr", "firefox");
  const reason = "neither Playwright's build (npx playwright install firefox) nor firefox-esr is here";
  return isOfPlaywright || program ? { isOfPlaywright, program } : { isOfPlaywright, reason };
}

/** Finds WebKit: Playwright's build, or else MiniBrowser of Debian's WebKitGTK, for a smoke test. */
export function findWebKit(): Found {
  const isOfPlaywright = existsSync(webkit.executablePath());
  const folders = existsSync("/usr/lib") ? readdirSync("/usr/lib") : [];
  const program = folders
    .map((folder) => join("/usr/lib", folder, "webkit2gtk-4.1/MiniBrowser"))
    .find((file) => existsSync(file));
  const reason =
    "neither Playwright's build (npx playwright install webkit) nor Debian's webkit2gtk-driver and xvfb are here";
  const canStart = program && findProgram("WebKitWebDriver") && findProgram("xvfb-run");
  return isOfPlaywright || canStart ? { isOfPlaywright, program } : { isOfPlaywright, reason };
}

/**
 * Lets Playwright drive a Firefox without `emulation.setMediaFeaturesOverride`, such as Debian's ESR 153:
 * Playwright 1.65 sends that command for every new context. Here it succeeds without an effect. Needless once
 * `firefox.launch({ channel: "moz-firefox" })` opens a page in Debian's Firefox.
 */
function withoutMediaFeatures(): void {
  interface Socket {
    send(data: string): void;
    emit(event: "message", data: Buffer, isBinary: boolean): void;
  }
  const ofPlaywright = createRequire(createRequire(import.meta.url).resolve("@playwright/test"));
  const { ws } = ofPlaywright("playwright-core/lib/utilsBundle") as { ws: { prototype: Socket } };
  const { send } = ws.prototype;
  ws.prototype.send = function (this: Socket, data, ...options: []) {
    const { id, method } = JSON.parse(data) as { id: number; method: string };
    if (method !== "emulation.setMediaFeaturesOverride") return send.call(this, data, ...options);
    const answer = Buffer.from(JSON.stringify({ type: "success", id, result: {} }));
    setImmediate(() => this.emit("message", answer, false));
  };
}

/** Returns the projects that run the journeys with the tag `@engines` in Firefox and WebKit. */
export function engineProjects(): Project[] {
  const journeys = { testDir: "e2e/flows", grep: /@engines/, timeout: 90_000 };
  const [ofFirefox, ofWebKit] = [findFirefox(), findWebKit()];
  const projects: Project[] = [];
  if (ofFirefox.isOfPlaywright)
    projects.push({ ...journeys, name: "Firefox", use: { browserName: "firefox" } });
  else if (ofFirefox.program) {
    withoutMediaFeatures();
    const launchOptions = {
      executablePath: ofFirefox.program,
      // Like Playwright's browsers: neither a back/forward cache, for whose pages it would wait in vain, nor
      // scrollbars that narrow the page.
      firefoxUserPrefs: { "browser.sessionhistory.max_total_viewers": 0, "ui.useOverlayScrollbars": 1 },
    };
    projects.push({
      ...journeys,
      name: "Firefox",
      // Recordings inject a style, which the site's policy forbids.
      use: { browserName: "firefox", channel: "moz-firefox", launchOptions, screenshot: "off", trace: "off" },
    });
  }
  if (ofWebKit.isOfPlaywright) projects.push({ ...journeys, name: "WebKit", use: { browserName: "webkit" } });
  else if (ofWebKit.program) projects.push({ name: "WebKit", testDir: "e2e/engines", timeout: 90_000 });
  return projects;
}
