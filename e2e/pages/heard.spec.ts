/** Tests the content of every page for screen readers, in Chromium's accessibility tree. */
import { expectStarted, hydrateIslands, settle } from "../support/islands";
import { run } from "../support/matrix";
import { heardBy, listen, withoutPointer } from "../support/measures/heard";
import { subjects } from "../support/subjects";
import { expect, test } from "../support/test";

test.use({ launchOptions: async ({ launchOptions }, use) => use(heardBy(launchOptions)) });

const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 360, height: 780 },
};

/** Every page in the full run, every third in the short run. */
const heard = subjects().filter((_, turn) => run.full || turn % 3 === 0);

for (const [turn, subject] of heard.entries()) {
  // The commit chooses the screen.
  const screen = turn % 2 ? "phone" : "desktop";
  const { path } = subject[screen];
  test(`${path} is heard on a ${screen} without alarms, with one live region`, async ({ page }) => {
    await withoutPointer(page);
    await page.setViewportSize(screens[screen]);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const parsed = await listen(page);
    const hear = async (state: string) => {
      // Chromium updates the tree some frames later.
      await expect.soft.poll(async () => (await listen(page)).faults, state).toEqual([]);
      return listen(page);
    };
    await expectStarted(page);
    const started = await hear("started");
    await page.evaluate(settle);
    const laidOut = await hear("laid out");
    await hydrateIslands(page);
    const hydrated = await hear("hydrated");

    const regions = [parsed, started, laidOut, hydrated].map((each) => each.regions.join());
    expect.soft([...new Set(regions)], "ids of the live region's element").toHaveLength(1);
  });
}
