import { blockProfile, cutRange, offeredBlocks } from "../../app/_content/blocks";
import { path } from "../../app/_i18n/paths";
import { decode } from "../../app/_features/quote/decode";
import { t } from "../support/catalog";
import { expectStarted } from "../support/islands/started";
import { expect, test } from "../support/test";

const known = { products: [], vehicles: [], documents: [] };

/** The line in the link that adds blocks to the list. */
const lineIn = (href: string | null) => decode((href ?? "").split("#a=")[1] ?? "", known).lines[0];

test.describe("the cut length", { tag: "@island" }, () => {
  const add = t("pl", "blocks.quote.button");
  const label = (cut: number) => t("pl", "blocks.cut.alt", { ...blockProfile, cut });

  test("is drawn as it is typed, and what is drawn goes on the list", async ({ page }) => {
    await page.goto(path("pl", "blocks"));
    const [first] = offeredBlocks;
    await expect(page.getByRole("img", { name: label(first?.size[1] ?? 0) })).toBeVisible();
    await page.locator(".choice__option").last().click();
    const length = page.getByLabel(t("pl", "blocks.data.length"));
    await length.fill(String(cutRange[0]));
    await page.getByLabel(t("pl", "blocks.cut.quantity")).fill("900");
    await expect(page.getByRole("img", { name: label(cutRange[0]) })).toBeVisible();
    const link = page.getByRole("link", { name: add });
    expect(lineIn(await link.getAttribute("href"))).toEqual({
      kind: "blocks",
      pieces: 900,
      size: [blockProfile.width, cutRange[0], blockProfile.height],
    });

    await length.fill(String(cutRange[1] + 1));
    await expect(length).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("img", { name: label(first?.size[1] ?? 0) })).toBeVisible();
  });

  test("is in the address, so that a link shows the same", async ({ page }) => {
    await page.goto(`${path("pl", "blocks")}?s=o&d=${cutRange[1]}&n=12`);
    await page.locator(".block-cutting__tool").scrollIntoViewIfNeeded();
    await expect(page.getByRole("img", { name: label(cutRange[1]) })).toBeVisible();
    await expect(page.getByLabel(t("pl", "blocks.cut.quantity"))).toHaveValue("12");
  });

  test("an address that makes no sense changes nothing that is drawn", async ({ page }) => {
    await page.goto(`${path("pl", "blocks")}?s=%3Cb%3E&d=-1&n=1e9`);
    await page.locator(".block-cutting__tool").scrollIntoViewIfNeeded();
    const [first] = offeredBlocks;
    await expect(page.getByRole("img", { name: label(first?.size[1] ?? 0) })).toBeVisible();
    await expect(page.locator("[aria-invalid=true]")).not.toHaveCount(0);
  });
});

test("blocks go on the quote list at once, and back from it", async ({ page }) => {
  await page.goto(path("pl", "blocks"));
  await expectStarted(page);
  await page.getByRole("link", { name: t("pl", "blocks.quote.button") }).hover();
  await expect(page.locator(".added[data-ready]")).toHaveCount(1);
  await page.getByRole("link", { name: t("pl", "blocks.quote.button") }).click();
  await expect(page.locator(".added [role=status]")).not.toBeEmpty();
  await expect(page).toHaveURL(path("pl", "blocks"));
  await page.locator(".added button").click();
  await expect(page.locator(".added button")).toHaveCount(0);
});

test("on paper there is what was drawn, and nothing to press", async ({ page }) => {
  await page.goto(path("de", "blocks"));
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".block-cutting__drawing")).toBeVisible();
  await expect(page.locator(".block-cutting__fields")).toBeHidden();
  await expect(page.locator(".block-cutting__actions")).toBeHidden();
});
