import { partings } from "../support/measures/partings";
import { picturesOf } from "../support/measures/pictures";
import { measureTargets } from "../support/measures/targets";
import { expect, test } from "../support/test";

test("the measure of targets knows a target that is too small, and the two exceptions", async ({ page }) => {
  const button = (left: number, size: number) =>
    `<button style="position:absolute;top:100px;padding:0;border:0;left:${left}px;width:${size}px;height:${size}px"></button>`;
  const measure = async (html: string) => {
    await page.setContent(html);
    return (await measureTargets(page)).small.length;
  };
  expect(await measure(button(0, 24) + button(24, 24)), "large enough, side by side").toBe(0);
  expect(await measure(button(0, 20) + button(24, 20)), "small, 24 px from middle to middle").toBe(0);
  expect(await measure(button(0, 20) + button(23, 20)), "small, 23 px from middle to middle").toBe(2);
  expect(await measure(button(0, 20) + button(21, 40)), "small, beside a large one").toBe(1);
  expect(await measure(button(0, 20) + button(22, 40)), "small, far enough from a large one").toBe(0);
  const links = `<a href="/a">a</a> <a href="/b">b</a>`;
  expect(await measure(`<p style="font-size:10px">${links}</p>`), "a row of links is no sentence").toBe(2);
  expect(await measure(`<p style="font-size:10px">Words ${links}</p>`), "links in a sentence").toBe(0);
});

test("the measure of pictures counts what a crop cuts off, and takes the widest file on offer", async ({
  page,
}) => {
  const file = (width: number) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 2}"/>`)}`;
  const measure = async (html: string) => {
    await page.setContent(html);
    return (await picturesOf(page)).map(({ drawn, pixels }) => [drawn, pixels]);
  };
  const box = (fit: string) => `style="width:100px;height:100px;object-fit:${fit}"`;
  expect(await measure(`<img ${box("cover")} src="${file(300)}">`)).toEqual([[200, 300]]);
  expect(await measure(`<img ${box("fill")} src="${file(300)}">`)).toEqual([[100, 300]]);
  expect(
    await measure(
      `<picture><source srcset="${file(400)} 400w, ${file(80)} 80w"><img ${box("fill")} src="${file(80)}"></picture>`,
    ),
  ).toEqual([[100, 400]]);
  expect(await measure(`<img hidden src="${file(300)}">`), "hidden").toEqual([]);
});

test("the measure of lines finds what is parted, and nothing that is not", async ({ page }) => {
  const measure = async (html: string) => {
    await page.setContent(`<div style="width:6em;font-family:monospace">${html}</div>`);
    return page.evaluate(partings);
  };
  expect(await measure("<p>PN-EN 13698</p>")).toHaveLength(1);
  expect(await measure("<p>xxxxxxx ISO 445</p>")).toHaveLength(1);
  expect(await measure("<h2>Palette „A”</h2>")).toHaveLength(1);
  expect(await measure("<p>Palette „A”</p>"), "in no heading").toEqual([]);
  expect(await measure("<p>xxxx 1 ISO</p>")).toEqual([]);
});
