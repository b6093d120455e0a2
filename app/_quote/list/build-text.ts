import type { Build } from "../code/line";
import { buildKeys, type QuoteWords } from "./words";

/** Says how a pallet of a visitor's own is built, part by part, in plain text that can be read back. */
export function buildTexts(build: Build, { t }: QuoteWords): string[] {
  const { deck, blocks, entries, load, onPoints, support, destination } = build;
  const [boards = 0, width = 0, edge = 0, thickness = 0] = deck ?? [];
  return [
    deck && t("quote.mail.deck", { boards, width, edge, thickness }),
    blocks && t("quote.mail.blocks", { kind: t(buildKeys[blocks[0]]), height: blocks[1] }),
    entries && t("quote.mail.entries", { entries: t(buildKeys[`entries${entries}`]) }),
    load && t("quote.mail.load", { load }),
    onPoints && t("quote.mail.loadPoint"),
    support &&
      t("quote.mail.support", {
        support: support[1] ? t("quote.mail.rack", { span: support[1] }) : t(buildKeys[support[0]]),
      }),
    destination && t("quote.mail.destination", { country: destination }),
  ].filter((text) => typeof text === "string");
}
