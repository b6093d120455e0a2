import type { Build } from "./line";
import { fillIn, type QuoteWords } from "./words";

/** Says how a pallet of a visitor's own is built, part by part, in plain text that can be read back. */
export function buildTexts(build: Build, { mail, build: names }: QuoteWords): string[] {
  const { deck, blocks, entries, load, onPoints, support, destination } = build;
  const [boards = 0, width = 0, edge = 0, thickness = 0] = deck ?? [];
  return [
    deck && fillIn(mail.deck, { boards, width, edge, thickness }),
    blocks && fillIn(mail.blocks, { kind: names[blocks[0]], height: blocks[1] }),
    entries && fillIn(mail.entries, { entries: names[`entries${entries}`] }),
    load && fillIn(mail.load, { load }),
    onPoints && mail.loadPoint,
    support &&
      fillIn(mail.support, {
        support: support[1] ? fillIn(mail.rack, { span: support[1] }) : names[support[0]],
      }),
    destination && fillIn(mail.destination, { country: destination }),
  ].filter((text) => typeof text === "string");
}
