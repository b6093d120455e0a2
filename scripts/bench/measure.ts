import { launch } from "chrome-launcher";
import lighthouse, { type Artifacts, type Result } from "lighthouse";
import { MainThreadTasks } from "lighthouse/core/computed/main-thread-tasks.js";

import { mainThreadWork, type MainThreadWork } from "./main-thread";
import { otherCategories, type Measurement } from "./measurement";

/** What `npm run bench` measures with; ends with `close`. */
export interface Instrument {
  /**
   * @param address a page
   * @param withOthers whether to ask for the scores besides performance, too
   * @throws Error when Lighthouse could not load the page
   */
  measure(address: string, withOthers: boolean): Promise<Measurement>;
  close(): void;
}

/** Now and then the browser's recording lacks its beginning; Lighthouse itself then asks for another run. */
const attempts = 3;

/**
 * Starts a browser for Lighthouse with its own settings for a phone: 412 × 823 px at 1.75, slow 4G and a processor four
 * times slower, both simulated.
 *
 * @param chromePath the browser
 */
export async function startInstrument(chromePath: string): Promise<Instrument> {
  const chrome = await launch({
    chromePath,
    logLevel: "error",
    chromeFlags: [
      "--headless=new",
      "--disable-background-networking",
      "--disable-component-update",
      // Chromium's sandbox refuses to start as root.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });
  return {
    async measure(address, withOthers) {
      const onlyCategories = ["performance", ...(withOthers ? otherCategories : [])];
      let failure: string | undefined;
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        const run = await lighthouse(address, {
          port: chrome.port,
          logLevel: "error",
          onlyCategories,
          disableFullPageScreenshot: true,
        });
        failure = run?.lhr.runtimeError?.message ?? "no result";
        if (run && !run.lhr.runtimeError)
          return { ...read(run.lhr), work: await readWork(run.artifacts, run.lhr) };
        console.log(`${address}: once more, since Lighthouse says: ${failure}`);
      }
      throw new Error(`${address}: Lighthouse found nothing: ${failure}`);
    },
    close: () => chrome.kill(),
  };
}

function read({ audits, categories }: Result): Omit<Measurement, "work"> {
  const value = (audit: string): number => {
    const { numericValue } = audits[audit] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse has no "${audit}".`);
    return numericValue;
  };
  const points = (category: Result.Category | undefined) => Math.round((category?.score ?? 0) * 100);
  return {
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    si: value("speed-index"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    score: points(categories.performance),
    script: scriptBytes(audits["network-requests"]),
    total: value("total-byte-weight"),
    others: Object.fromEntries(
      otherCategories.filter((name) => categories[name]).map((name) => [name, points(categories[name])]),
    ),
  };
}

/** The recording is of the machine as it is; Lighthouse's own figures are of its slower phone, so these are, too. */
async function readWork(artifacts: Artifacts, { configSettings }: Result): Promise<MainThreadWork> {
  const tasks = await MainThreadTasks.request(artifacts.Trace, { computedCache: new Map() });
  return mainThreadWork(tasks, configSettings.throttling.cpuSlowdownMultiplier);
}

/** Bytes of the script files among the requests of a page. */
function scriptBytes(requests: Result["audits"][string] | undefined): number {
  if (requests?.details?.type !== "table") throw new Error("Lighthouse lists no requests.");
  return requests.details.items
    .filter(({ resourceType }) => resourceType === "Script")
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}
