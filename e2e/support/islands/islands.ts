import { expect, type Locator, type Page } from "@playwright/test";

import { company } from "../../../app/_content/company/company";
import { products } from "../../../app/_content/products";
import { path } from "../../../app/_i18n/paths";
import { t } from "../catalog";

export interface IslandOnPage {
  name: string;
  address: string;
  /** What a visitor presses, and what that leads to once the island is hydrated. */
  control: (page: Page) => Locator;
  expectDone: (page: Page) => Promise<void>;
  /** What the visitor has without the island. May press and leave the page. */
  expectUsable: (page: Page) => Promise<void>;
}

/** Every island but the forms, whose own tests hold and break their code. */
export const islandsWithControls: readonly IslandOnPage[] = [
  {
    name: "banner-picker",
    address: path("pl", "home"),
    control: (page) => page.locator(".banner__picker button").nth(1),
    async expectDone(page) {
      await expect(this.control(page)).toHaveAttribute("aria-current", "true");
      await expect(page.locator(".banner-slide").nth(1)).toBeInViewport({ ratio: 0.5 });
    },
    expectUsable: async (page) => {
      const slide = page.locator(".banner-slide").nth(1);
      await slide.getByRole("link").first().focus();
      await expect(slide).toBeInViewport({ ratio: 0.5 });
    },
  },
  {
    name: "counter",
    address: path("pl", "home"),
    control: (page) => page.locator(".counter .pause-control"),
    async expectDone(page) {
      await expect(this.control(page)).toHaveAccessibleName(t("pl", "accessibility.playCounter"));
    },
    expectUsable: (page) => expect(page.locator(".counter__value")).toHaveText(/^\d[\d\s]{8,}$/),
  },
  {
    name: "recommendations-player",
    address: path("pl", "home"),
    control: (page) => page.locator(".recommendations__foot .pause-control"),
    async expectDone(page) {
      await expect(this.control(page)).toHaveAccessibleName(t("pl", "accessibility.playSlider"));
    },
    expectUsable: async (page) => {
      const last = page.locator(".recommendations__slide").last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
    },
  },
  {
    name: "consent-frame",
    address: path("pl", "home"),
    control: (page) => page.getByRole("button", { name: t("pl", "home.contact.map.loadButton") }),
    expectDone: (page) =>
      expect(
        page.getByTitle(t("pl", "home.contact.map.frameTitle", { company: company.name })),
      ).toBeFocused(),
    expectUsable: (page) =>
      expect(page.getByRole("link", { name: t("pl", "home.contact.map.openExternal") })).toHaveAttribute(
        "href",
        /^https:/,
      ),
  },
  {
    name: "photo-strip-controls",
    address: path("pl", "landing"),
    control: (page) => page.getByRole("button", { name: t("pl", "accessibility.nextSlide") }),
    expectDone: (page) =>
      expect(page.locator(".photo-strip__position")).toHaveText(
        t("pl", "accessibility.slideOf", { n: 2, count: 3 }),
      ),
    expectUsable: async (page) => {
      const last = page.locator(".photo-strip__view li").last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
    },
  },
  {
    name: "quote-composer",
    address: path("pl", "landing"),
    control: (page) => page.getByRole("button", { name: t("pl", "quote.composer.addButton") }),
    expectDone: (page) => expect(page.getByLabel(t("pl", "quote.composer.quantityLabel"))).toBeVisible(),
    expectUsable: (page) => expect(page.locator("form[data-draft] textarea")).toBeEditable(),
  },
  {
    name: "tab-list",
    address: path("pl", { route: "product", id: products[0].id }),
    control: (page) => page.getByRole("tab", { name: t("pl", "product.tabs.discussion") }),
    async expectDone(page) {
      await expect(this.control(page)).toHaveAttribute("aria-selected", "true");
      await expect(page.getByText(t("pl", products[0].comment))).toBeVisible();
    },
    async expectUsable(page) {
      await this.control(page).click();
      await expect(page.getByText(t("pl", products[0].comment))).toBeVisible();
    },
  },
  {
    name: "load-planner",
    address: path("pl", "load"),
    control: (page) => page.getByRole("button", { name: t("pl", "load.shareButton") }),
    // Where the clipboard is closed, it shows the link itself.
    expectDone: (page) => expect(page.locator(".planner-foot__actions > span[role=status]")).not.toBeEmpty(),
    expectUsable: async (page) => {
      await expect(page.locator("svg.floor-plan")).toBeVisible();
      await expect(page.locator(".load-table__count").first()).toBeVisible();
    },
  },
  {
    name: "comparison-filter",
    address: path("pl", "comparison"),
    control: (page) => page.getByRole("button", { name: t("pl", "comparison.share") }),
    expectDone: (page) => expect(page.locator(".filter [role=status]")).not.toBeEmpty(),
    expectUsable: (page) => expect(page.locator("thead [data-product]").last()).toBeVisible(),
  },
  {
    name: "pallet-builder",
    address: path("pl", "size"),
    control: (page) => page.getByRole("button", { name: t("pl", "size.actions.share") }),
    expectDone: (page) => expect(page.locator(".size__actions > span[role=status]")).not.toBeEmpty(),
    expectUsable: (page) => expect(page.locator(".drawing-sheet")).toBeVisible(),
  },
  {
    name: "block-cut",
    address: path("pl", "blocks"),
    control: (page) => page.getByRole("button", { name: t("pl", "blocks.cut.share") }),
    expectDone: (page) => expect(page.locator(".block-cutting__actions > span[role=status]")).not.toBeEmpty(),
    expectUsable: (page) => expect(page.locator(".block-cutting__drawing")).toBeVisible(),
  },
];

/** Answers for the map's provider, so that no test sends it a request. */
export const answerForProviders = (page: Page) =>
  page.route(
    (url) => url.hostname !== "localhost",
    (route) => route.fulfill({ contentType: "text/html", body: "<title>provider</title>" }),
  );
