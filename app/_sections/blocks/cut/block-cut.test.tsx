/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";

import { openTool } from "../../../_lib/test-tool";
import { blockProfile, cutRange } from "../../../_content/blocks";
import { linesIn } from "../../../_quote/code/code";
import { inMillimetres } from "../../../_i18n/figures";
import { pickWords } from "../../../_i18n/island-words";
import { defaultLocale } from "../../../_i18n/languages";
import { compiledCatalog, testWords } from "../../../_i18n/test-words";
import { BlockCut } from "./block-cut.client";
import { offeredLengths, otherLength } from "./cut-fields";
import { cutParts } from "./cut-words";

const t = testWords(defaultLocale);
const words = pickWords(defaultLocale, compiledCatalog(defaultLocale), cutParts);
const open = (search = "") =>
  openTool(<BlockCut words={words} profile={blockProfile} quote="/quote/" />, search);

const drawnCut = () => screen.getByRole("img").getAttribute("aria-label");
const alt = (cut: number) =>
  t("blocks.cut.alt", { section: inMillimetres(blockProfile.width, blockProfile.height), cut });
const field = (label: "blocks.data.length" | "blocks.cut.quantity") =>
  screen.getByLabelText<HTMLInputElement>(RegExp(`^${t(label)}`));
const type = (label: Parameters<typeof field>[0], value: number) =>
  fireEvent.change(field(label), { target: { value } });
const line = () =>
  linesIn(
    screen.getByRole<HTMLAnchorElement>("link", { name: t("blocks.quote.button") }).hash.split("#a=")[1] ??
      "",
  )?.[0];

test("the cut length is drawn as it is typed, is in the address, and goes on the list", async () => {
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

test("an address shows the same cut, and one that makes no sense changes nothing that is drawn", async () => {
  await open(`?s=${otherLength}&d=${cutRange[1]}&n=12`);
  expect(drawnCut()).toBe(alt(cutRange[1]));
  expect(field("blocks.cut.quantity").value).toBe("12");
  document.body.innerHTML = "";
  await open("?s=%3Cb%3E&d=-1&n=1e9");
  expect(drawnCut()).toBe(alt(offeredLengths[0] ?? 0));
  expect(field("blocks.cut.quantity").getAttribute("aria-invalid")).toBe("true");
});
