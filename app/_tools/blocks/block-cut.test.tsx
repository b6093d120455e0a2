/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";

import { blockProfile, cutRange, offeredBlocks } from "../../_content/blocks";
import { defaultLocale } from "../../_i18n/languages";
import { inLanguage } from "../../_i18n/test-page";
import { testTranslator } from "../../_i18n/test-translator";
import { openTool } from "../../_lib/test-tool";
import { addedLines } from "../../_quote/tab/test-added";
import { TestIsland } from "../kit/test-island";
import { BlockCut } from "./block-cut.client";
import { blockTool } from "./block-fields";

const t = testTranslator(defaultLocale);
const open = (search = "") =>
  openTool(inLanguage(defaultLocale, <TestIsland tool={blockTool} of={BlockCut} />), search);
const { width, height } = blockProfile;
const [least, most] = cutRange;
const lengths = offeredBlocks.map(({ size }) => size[1]);

const amount = () => screen.getByLabelText<HTMLInputElement>(RegExp(`^${t("blocks.cut.quantity")}`));

test.each([
  ["?n=900", lengths[0]],
  [`?s=${lengths.at(-1)}&n=900`, lengths.at(-1)],
  [`?s=o&d=${least}&n=900`, least],
  [`?s=o&d=%20${most}%20&n=900`, most],
  ["?d=long&n=900", lengths[0]],
])("the address %s asks for blocks of a length", async (search, length) => {
  await open(search);
  expect(addedLines()).toEqual([{ kind: "blocks", pieces: 900, size: [width, length, height] }]);
});

test.each([
  `?s=o&d=${least - 1}&n=9`,
  `?s=o&d=${most + 1}&n=9`,
  "?s=%3Cb%3E&d=-1&n=9",
  "?n=0",
  "?n=10000000",
])("the address %s adds nothing, and the field says why", async (search) => {
  await open(search);
  expect(addedLines()).toBeUndefined();
  expect(document.querySelectorAll(".field-error")).toHaveLength(1);
});

test("without an amount a press adds nothing and focuses the amount", async () => {
  await open();
  fireEvent.click(screen.getByRole("link", { name: t("adding.open") }));
  expect(document.activeElement).toBe(amount());
  expect(amount().getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(amount(), { target: { value: "12" } });
  expect(amount().getAttribute("aria-invalid")).toBe("false");
  expect(addedLines()).toMatchObject([{ pieces: 12 }]);
});
