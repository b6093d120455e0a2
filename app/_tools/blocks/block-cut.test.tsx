/** @jest-environment jsdom */
import { blockProfile, cutRange, offeredBlocks } from "../../_content/blocks";
import { addedLines } from "../../_quote/tab/test-added";
import { islandOf } from "../kit/test-island";
import { BlockCut } from "./block-cut.client";
import { blockTool } from "./block-fields";

const open = islandOf(blockTool, BlockCut);
const { width, height } = blockProfile;
const [least, most] = cutRange;
const lengths = offeredBlocks.map(({ size }) => size[1]);

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
