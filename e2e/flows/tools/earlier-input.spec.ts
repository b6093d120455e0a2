import { products } from "../../../app/_content/products";
import { usualVehicle, vehicles } from "../../../app/_content/vehicles";
import { path } from "../../../app/_i18n/paths";
import { expectToolReady, fieldsInAddress } from "../../support/islands/tools";
import { flowLocale as locale } from "../../support/matrix";
import { holdRequests } from "../../support/network";
import { expect, test } from "../../support/test";

const [, { id }] = products;
const vehicle = vehicles.find((each) => each.id !== usualVehicle.id) ?? usualVehicle;

test("what the browser puts back in a tool before any script has come is taken over, and stays", async ({
  page,
}) => {
  const fields = { p: String(id), v: vehicle.id, q: "77" };
  const expectChanged = async () => {
    for (const [name, value] of Object.entries(fields))
      await expect(page.locator(`#plan-${name}`)).toHaveValue(value);
  };
  const come = await holdRequests(page, "**/assets/js/loader-*.js");
  await page.goto(path(locale, "load"));
  await page.locator("#plan-p").selectOption(fields.p);
  await page.locator("#plan-v").selectOption(fields.v);
  await page.locator("#plan-q").fill(fields.q);
  await page.goto("/robots.txt");
  await page.goBack();
  // Dormant as ever: nothing but the browser itself has put it back.
  await expectChanged();
  expect(fieldsInAddress(page)).toEqual({});
  come();
  await expectToolReady(page, "load");
  await expect.poll(() => fieldsInAddress(page)).toEqual(fields);
  await expectChanged();
  await page.reload();
  await expectToolReady(page, "load");
  await expectChanged();
  expect(fieldsInAddress(page)).toEqual(fields);
});
