/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";

import { openTool } from "../../../_lib/test-tool";
import { blockProfile, cutRange, offeredBlocks } from "../../../_content/blocks";
import { addedLines } from "../../../_quote/tab/test-added";
import { inMillimetres } from "../../../_i18n/figures";
import { defaultLocale } from "../../../_i18n/languages";
import { inLanguage } from "../../../_i18n/test-page";
import { testTranslator } from "../../../_i18n/test-translator";
import { BlockCutting } from "./block-cutting";
import { lineOfCut, offeredLengths, otherLength, readCut, usualCut, volumeOf } from "./cut-fields";

const t = testTranslator(defaultLocale);
const open = (search = "") => openTool(inLanguage(defaultLocale, <BlockCutting />), search);

const drawnCut = () => screen.getByRole("img").getAttribute("aria-label");
const alt = (cut: number) =>
  t("blocks.cut.alt", { section: inMillimetres(blockProfile.width, blockProfile.height), cut });
const field = (label: "blocks.data.length" | "blocks.cut.quantity") =>
  screen.getByLabelText<HTMLInputElement>(RegExp(`^${t(label)}`));
/** Types a value and blurs the field, which shows its error. */
const type = (label: Parameters<typeof field>[0], value: number) => {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
};
const line = () => addedLines()?.[0];

test("the drawing and the address follow the typed cut length, and it is added to the list", async () => {
  await open();
  expect(drawnCut()).toBe(alt(offeredLengths[0] ?? 0));
  fireEvent.click(screen.getByRole("radio", { name: t("blocks.sizes.cut") }));
  type("blocks.data.length", cutRange[0]);
  type("blocks.cut.quantity", 900);
  expect(drawnCut()).toBe(alt(cutRange[0]));
  expect(line()).toEqual({
    kind: "blocks",
    pieces: 900,
    size: [blockProfile.width, cutRange[0], blockProfile.height],
  });
  expect(location.search).toBe(`?s=${otherLength}&d=${cutRange[0]}&n=900`);
  type("blocks.data.length", cutRange[1] + 1);
  expect(field("blocks.data.length").getAttribute("aria-invalid")).toBe("true");
  expect(drawnCut()).toBe(alt(offeredLengths[0] ?? 0));
});

test("an address shows the same cut, and an invalid one does not change the drawing", async () => {
  await open(`?s=${otherLength}&d=${cutRange[1]}&n=12`);
  expect(drawnCut()).toBe(alt(cutRange[1]));
  expect(field("blocks.cut.quantity").value).toBe("12");
  document.body.innerHTML = "";
  await open("?s=%3Cb%3E&d=-1&n=1e9");
  expect(drawnCut()).toBe(alt(offeredLengths[0] ?? 0));
  expect(field("blocks.cut.quantity").getAttribute("aria-invalid")).toBe("true");
});

const [least, most] = cutRange;

test("without a quantity a press adds nothing and focuses the quantity", async () => {
  await open();
  fireEvent.click(screen.getByRole("link", { name: t("adding.open") }));
  expect(field("blocks.cut.quantity")).toBe(document.activeElement);
  expect(field("blocks.cut.quantity").getAttribute("aria-invalid")).toBe("true");
  type("blocks.cut.quantity", 12);
  expect(field("blocks.cut.quantity").getAttribute("aria-invalid")).toBe("false");
  expect(line()).toMatchObject({ pieces: 12 });
});

test.each([
  ["as usual", {}, offeredLengths[0], []],
  ["a length on offer", { s: String(offeredLengths.at(-1)) }, offeredLengths.at(-1), []],
  ["the least", { s: otherLength, d: String(least) }, least, []],
  ["the greatest, between spaces", { s: otherLength, d: ` ${most} ` }, most, []],
  ["less than the least", { s: otherLength, d: String(least - 1) }, offeredLengths[0], ["d"]],
  ["more than the greatest", { s: otherLength, d: String(most + 1) }, offeredLengths[0], ["d"]],
  ["words that are not looked at", { d: "long" }, offeredLengths[0], []],
  ["an unknown choice", { s: "<b>" }, offeredLengths[0], ["s"]],
  ["no pieces", { n: "0" }, offeredLengths[0], ["n"]],
  ["too many pieces", { n: "10000000" }, offeredLengths[0], ["n"]],
] as const)("%s", (_, fields, cut, faults) => {
  expect(readCut({ ...usualCut, ...fields })).toMatchObject({ cut, faults });
});

test("blocks on offer are requested in the size they have", () => {
  for (const { size } of offeredBlocks)
    expect(lineOfCut(readCut({ ...usualCut, s: String(size[1]), n: "900" }))).toMatchObject({ size });
});

test("a cube of a decimetre holds a litre", () => {
  const { width, height } = blockProfile;
  expect(volumeOf(1e6 / (width * height))).toBeCloseTo(1);
});
