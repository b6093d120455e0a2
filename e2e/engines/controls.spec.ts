import { products } from "../../app/_content/products";
import { path } from "../../app/_i18n/paths";
import { producedPallets } from "../../app/_sections/home/company/counter/pallet-count";
import { t } from "../support/catalog";
import { expect, test } from "../support/engines/engine-test";
import { pressOn, type Visitor } from "../support/engines/visitor";

/** How much of an element is in the window, from 0 to 1, across. */
const shareInView = (visitor: Visitor, css: string) =>
  visitor.read((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box?.width) return 0;
    return (Math.min(box.right, innerWidth) - Math.max(box.left, 0)) / box.width;
  }, css);

const slide = (n: number, count: number) =>
  `[aria-label="${t("pl", "accessibility.slideOf", { n, count })}"]`;

for (const width of [390, 1440]) {
  test(`at ${width} px, the banner shows the slide whose title is pressed`, async ({ visitor }) => {
    await visitor.resize(width, 900);
    await visitor.open(path("pl", "home"));
    for (const n of [3, 2, 1]) {
      const title = t("pl", `home.banner.slide${n}.title`);
      const words = `${t("pl", "accessibility.goToSlide", { n })}: ${title}`;
      await pressOn(visitor, { css: "#home :is(a, button)", words });
      await expect.poll(() => shareInView(visitor, `#home ${slide(n, 3)}`), title).toBeGreaterThan(0.9);
    }
  });

  test(`at ${width} px, the photographs of the landing page turn, round and round`, async ({ visitor }) => {
    await visitor.resize(width, 900);
    await visitor.open(path("pl", "landing"));
    const strip = `[role=group][aria-label="${t("pl", "landing.hero.slider.label")}"]`;
    const announced = () =>
      visitor.read((css) => document.querySelector(css)?.textContent, `${strip} [aria-live]`);
    for (const [direction, n] of [
      ["nextSlide", 2],
      ["nextSlide", 3],
      ["nextSlide", 1],
      ["previousSlide", 3],
    ] as const) {
      await pressOn(visitor, { css: `${strip} button`, words: t("pl", `accessibility.${direction}`) });
      await expect.poll(announced).toBe(t("pl", "accessibility.slideOf", { n, count: 3 }));
      const picture = `${strip} img[alt="${t("pl", `landing.hero.slider.slide${n}Alt`)}"]`;
      await expect.poll(() => shareInView(visitor, picture)).toBeGreaterThan(0.9);
    }
  });
}

test("the counter shows the time's own figure, counts on, and stands still when paused", async ({
  visitor,
}) => {
  await visitor.open(path("pl", "home"));
  const pause = { css: "main button", words: t("pl", "accessibility.pauseCounter") };
  const play = { css: "main button", words: t("pl", "accessibility.playCounter") };
  const shown = () =>
    visitor.read(
      (words) => {
        const control = [...document.querySelectorAll("main button")].find((button) =>
          words.includes(button.textContent.trim()),
        );
        const images = [...(control?.closest("[data-island]")?.querySelectorAll("[role=img]") ?? [])];
        const figures = images.map(({ textContent }) => textContent.replace(/\D/g, "")).join("");
        return { value: Number(figures), at: Date.now() };
      },
      [pause.words, play.words],
    );
  /** Pallets by which the page is behind the formula: it looks once a second. */
  const behind = async () => {
    const { value, at } = await shown();
    return producedPallets(at) - value;
  };

  await pressOn(visitor, pause);
  await pressOn(visitor, play);
  await expect.poll(behind, "the figure of the formula").toBe(0);
  const { value } = await shown();
  await expect.poll(async () => (await shown()).value, { timeout: 10_000 }).toBeGreaterThan(value);
  await pressOn(visitor, pause);
  const still = await shown();
  await expect.poll(behind, { message: "paused", timeout: 10_000 }).toBeGreaterThan(0);
  expect((await shown()).value).toBe(still.value);
});

test("the tabs of a product follow the arrow keys", async ({ visitor }) => {
  await visitor.open(path("pl", { route: "product", id: products[0].id }));
  const state = () =>
    visitor.read(() =>
      [...document.querySelectorAll("[role=tab]")].map((tab) => {
        const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
        return [tab === document.activeElement, tab.getAttribute("aria-selected"), panel?.checkVisibility()];
      }),
    );
  /** The state in which one of the two tabs is open and has the focus. */
  const open = (index: number) =>
    [0, 1].map((each) => [each === index, String(each === index), each === index]);
  await pressOn(visitor, { css: "[role=tab]", words: t("pl", "product.tabs.description") });
  await expect.poll(state).toEqual(open(0));
  for (const [key, index] of [
    ["ArrowRight", 1],
    ["ArrowLeft", 0],
    ["End", 1],
    ["ArrowRight", 0],
  ] as const) {
    await visitor.key(key);
    await expect.poll(state, key).toEqual(open(index));
  }
  await pressOn(visitor, { css: "[role=tab]", words: t("pl", "product.tabs.discussion") });
  await expect.poll(state).toEqual(open(1));
});
