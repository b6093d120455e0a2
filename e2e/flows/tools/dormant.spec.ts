import { path } from "../../../app/_i18n/paths";
import { expectStarted } from "../../support/islands/started";
import { expect, test } from "../../support/test";

const tools = [
  { name: "load-planner", address: path("pl", "load") },
  { name: "pallet-builder", address: path("pl", "size") },
  { name: "comparison-filter", address: path("pl", "comparison") },
];

for (const { name, address } of tools) {
  test(`${name}: costs who only looks no more than the start, and is hydrated at the first interest`, async ({
    page,
  }) => {
    const modules: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") modules.push(new URL(request.url()).pathname);
    });
    await page.goto(address);
    await expectStarted(page);
    const tool = page.locator(`[data-island=${name}]`);
    await expect(tool).not.toHaveAttribute("data-hydrated");
    expect(modules.filter((module) => !module.includes("/loader-"))).toEqual([]);

    await page.getByRole("heading", { level: 1 }).hover();
    await expect(tool).toHaveAttribute("data-hydrated", "");

    // By itself when the address sets a field.
    await page.goto(`${address}?p=0`);
    await expect(page.locator(`[data-island=${name}]`)).toHaveAttribute("data-hydrated", "");
  });
}
