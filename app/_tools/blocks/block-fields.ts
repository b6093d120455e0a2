import { blockProfile, cutRange, offeredBlocks } from "../../_content/blocks";
import { decimals, inMillimetres } from "../../_i18n/figures";
import type { Fields, NameOf } from "../../_fields/field";
import { choice, number } from "../../_fields/kinds";
import type { Reading } from "../../_fields/read-fields";
import { piecesRow } from "../kit/goods-rows";
import type { Answer, Definition, ToolProps } from "../kit/tool";

const blockParts = ["blocks.cut", "blocks.sizes.cut", "blocks.data.length"] as const;

type BlockProps = ToolProps<(typeof blockParts)[number]>;

/** Another length. */
export const other = 0;

const { width, height } = blockProfile;
const lengths = offeredBlocks.map(({ size }) => size[1]);
const [shortest = cutRange[0]] = lengths;

export const blockFields = {
  /** Length on offer, mm. */
  offer: {
    letter: "s",
    kind: choice([...lengths.map((length) => [String(length), length] as const), ["o", other]]),
    look: "radio",
    usual: shortest,
    label: ({ t }) => t("blocks.data.length"),
    say: (length, { t }) => (length === other ? t("blocks.sizes.cut") : inMillimetres(Number(length))),
  },
  length: {
    letter: "l",
    kind: number(cutRange, "length"),
    usual: 120,
    unit: "mm",
    asked: ({ offer }) => offer === "o",
    label: ({ t }) => t("blocks.sizes.cut"),
  },
  pieces: { ...piecesRow, label: ({ t }) => t("blocks.cut.quantity") },
} as const satisfies Fields<BlockProps>;

type BlockName = NameOf<typeof blockFields>;
type BlockReading = Reading<typeof blockFields>;

/** Undefined while another length is missing or refused; mm. */
function lengthOf({ values }: BlockReading): number | undefined {
  return values.offer === other ? values.length : values.offer;
}

function blockAnswer(
  { t }: BlockProps,
  { values, refused, faults }: BlockReading,
  length: number | undefined,
): Answer<BlockName> {
  const dm3 = length && (width * length * height) / 1e6;
  const size = length ? ([width, length, height] as const) : undefined;
  const title = size ? inMillimetres(...size) : "";
  const volume = dm3 ? t("blocks.cut.volumeValue", { volume: decimals(t.region, dm3, 2) }) : "";
  const { pieces } = values;
  const isOrdered = pieces && size && !faults.length;
  return {
    title,
    said: refused.length ? "" : `${title}. ${t("blocks.cut.volume")}: ${volume}`,
    lines: isOrdered ? [{ kind: "blocks", pieces, size }] : [],
    pieces,
    missing: refused[0] ?? "pieces",
    subject: "blocks",
    rows: dm3
      ? [
          { term: t("blocks.cut.volume"), value: dm3, unit: "dm³", shown: volume },
          ...(pieces ? [{ term: t("blocks.cut.quantity"), value: pieces, shown: "" }] : []),
        ]
      : [],
  };
}

export const blockTool = {
  id: "cut",
  parts: blockParts,
  lists: [],
  fields: blockFields,
  label: ({ t }) => t("blocks.cut.toolLabel"),
  compute: lengthOf,
  answer: blockAnswer,
} as const satisfies Definition<typeof blockFields, BlockProps, number | undefined, Answer>;
