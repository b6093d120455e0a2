import { measureTargets } from "../support/measures/targets";
import { expect, test } from "../support/test";

// Every page's targets are measured in accessibility.spec.ts.
test("the measure knows a target that is too small, and the two exceptions", async ({ page }) => {
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
