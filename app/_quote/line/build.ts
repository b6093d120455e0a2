import { palletRanges } from "../../_content/pallet-ranges";
import { choice, flag, number, text, tuple } from "../../_fields/kinds";
import { fieldText } from "../../_fields/read-text";
import { buildKeys } from "./build-keys";
import { term, type Values } from "./term";

const { boards, boardWidth, boardThickness, blockHeight, load, beamSpacing } = palletRanges;

/**
 * Construction and use of a custom pallet, as far as stated. Lengths in mm, load in kg. `deck`: number of
 * boards, width of inner boards, width of the two edge boards, thickness. `onPoints`: the load is concentrated
 * instead of spread. `support`: the surface under the pallet, for a rack also the beam spacing, if known.
 */
export const build = {
  deck: term(
    tuple<readonly [count: number, width: number, edge: number, thickness: number]>([
      boards,
      boardWidth,
      boardWidth,
      boardThickness,
    ]),
    {
      say: ([boards, width, edge, thickness], { t }) =>
        t("quote.mail.deck", { boards, width, edge, thickness }),
    },
  ),
  blocks: term(
    tuple<readonly ["pressed" | "solid", number]>(["pressed", blockHeight], ["solid", blockHeight]),
    {
      say: ([kind, height], { t }) => t("quote.mail.blocks", { kind: t(buildKeys[kind]), height }),
    },
  ),
  entries: term(
    choice([
      ["2", 2 as const],
      ["4", 4 as const],
    ]),
    { say: (entries, { t }) => t("quote.mail.entries", { entries: t(buildKeys[`entries${entries}`]) }) },
  ),
  /** Id of the catalogue pallet that it began with, whose blocks it has. Only its number says it. */
  start: term(number([1, Number.MAX_SAFE_INTEGER]), {}),
  load: term(number(load), { say: (load, { t }) => t("quote.mail.load", { load }) }),
  onPoints: term(flag, { say: (_, { t }) => t("quote.mail.loadPoint") }),
  support: term(
    tuple<readonly ["floor" | "rack" | "conveyor", number?]>(
      ["floor"],
      ["rack"],
      ["conveyor"],
      ["rack", beamSpacing],
    ),
    {
      say: ([on, span], { t }) =>
        t("quote.mail.support", { support: span ? t("quote.mail.rack", { span }) : t(buildKeys[on]) }),
    },
  ),
  destination: term(text(fieldText), {
    say: (country, { t }) => t("quote.mail.destination", { country }),
  }),
} as const;

export type Build = Values<typeof build>;
