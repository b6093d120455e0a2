import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";

/** What Lighthouse found of one page in one run. Times in milliseconds, sizes in bytes over the wire. */
export interface Measurement {
  /** First Contentful Paint, Largest Contentful Paint, Speed Index, Total Blocking Time. */
  readonly fcp: number;
  readonly lcp: number;
  readonly si: number;
  readonly tbt: number;
  /** Cumulative Layout Shift; no unit. */
  readonly cls: number;
  /** Of 100, for performance. */
  readonly score: number;
  /** Script files that came without anybody doing anything. */
  readonly script: number;
  readonly total: number;
  /** Of 100, for accessibility and for best practices; on request only. */
  readonly others: readonly number[];
}

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
      const onlyCategories = ["performance", ...(withOthers ? ["accessibility", "best-practices"] : [])];
      let failure: string | undefined;
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        const run = await lighthouse(address, {
          port: chrome.port,
          logLevel: "error",
          onlyCategories,
          disableFullPageScreenshot: true,
        });
        failure = run?.lhr.runtimeError?.message ?? "no result";
        if (run && !run.lhr.runtimeError) return read(run.lhr);
        console.log(`${address}: once more, since Lighthouse says: ${failure}`);
      }
      throw new Error(`${address}: Lighthouse found nothing: ${failure}`);
    },
    close: () => chrome.kill(),
  };
}

function read({ audits, categories }: Result): Measurement {
  const value = (audit: string): number => {
    const { numericValue } = audits[audit] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse has no "${audit}".`);
    return numericValue;
  };
  const { performance, ...others } = categories;
  const points = (category: Result.Category | undefined) => Math.round((category?.score ?? 0) * 100);
  return {
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    si: value("speed-index"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    score: points(performance),
    script: scriptBytes(audits["network-requests"]),
    total: value("total-byte-weight"),
    others: Object.values(others).map(points),
  };
}

/** Bytes of the script files among the requests of a page. */
function scriptBytes(requests: Result["audits"][string] | undefined): number {
  if (requests?.details?.type !== "table") throw new Error("Lighthouse lists no requests.");
  return requests.details.items
    .filter(({ resourceType }) => resourceType === "Script")
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}
