import type { Page } from "@playwright/test";

import { products } from "../../../app/_content/products";
import { figure, tonnes } from "../../../app/_i18n/figures";
import { path } from "../../../app/_i18n/paths";
import { t } from "../../support/catalog";
import { QuoteOnPage } from "../../support/forms/quote";
import { expectHydrated } from "../../support/islands/hydrated";
import { expect, test } from "../../support/test";

const address = path("pl", "load");
const formula = (page: Page) => page.locator(".planner__formula");
const addLink = (page: Page) => page.locator('.planner-foot__actions a[href*="#a="]');

async function open(page: Page, search = "") {
  await page.goto(address + search);
  await expectHydrated(page.locator("[data-island=load-planner]"));
}

/** Quantities of the first two products, in two stacks and one. */
const mix = `?x=${products[0].id}:34,${products[1].id}:17`;
const fact = (page: Page, name: string) =>
  page.locator(".planner-foot dl div", { hasText: t("pl", `load.facts.${name}`) });

test("a mixed load is drawn stack by stack, named, measured and weighed, and put on the list @island", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("radio", { name: t("pl", "load.mode.mixed") }).check();
  await expect(page.locator(".planner__mixed")).toContainText(t("pl", "load.mixed.empty"));
  await expect(addLink(page)).toHaveCount(0);
  await page.locator(`#plan-x${products[0].id}`).fill("34");
  await page.locator(`#plan-x${products[1].id}`).fill("17");
  await expect(page).toHaveURL(address + mix);
  await expect(page.locator(".planner__mixed")).toContainText(t("pl", "load.mixed.fits"));
  await expect(formula(page)).toContainText(figure("pl", 51));
  await expect(page.locator(".mixed-plan__name")).toHaveText(
    [products[0], products[0], products[1]].map(({ shortName }) => shortName),
  );
  await expect(fact(page, "metres")).toContainText("1,3");
  const mass = 34 * products[0].geometry.mass + 17 * products[1].geometry.mass;
  await expect(page.locator(".planner-foot__tonnes")).toContainText(tonnes("pl", mass));
  await addLink(page).click();
  await expect(page.locator(".added [role=status]")).not.toBeEmpty();
  await page.locator(".added a").click();
  await expect(new QuoteOnPage(page, "pl").lines).toHaveCount(2);
});

test("a mix that is left comes back, and in a container it is planned without loading metres @island", async ({
  page,
}) => {
  await open(page, mix);
  await page.getByRole("radio", { name: t("pl", "load.mode.single") }).check();
  await expect(page).toHaveURL(address);
  await page.getByRole("radio", { name: t("pl", "load.mode.mixed") }).check();
  await expect(page).toHaveURL(address + mix);
  await page.getByLabel(t("pl", "load.vehicleLabel")).selectOption("ft40");
  await expect(page.locator(".planner__mixed")).toContainText(t("pl", "load.mixed.fits"));
  await expect(fact(page, "metres")).toHaveCount(0);
  await page.locator(`#plan-x${products[0].id}`).fill("9999");
  await expect(page.locator(".planner__mixed")).toContainText(t("pl", "load.mixed.over"));
});
