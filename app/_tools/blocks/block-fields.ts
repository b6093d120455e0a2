import { blockProfile, cutRange, offeredBlocks } from "../../_content/blocks";
import { decimals, inMillimetres } from "../../_i18n/figures";
import { choice, type Fields, piecesRow, type Reading } from "../kit/fields";
import type { Answer, Definition, ToolProps } from "../kit/tool";

/** Message keys of the tool. */
const blockParts = ["blocks.cut", "blocks.sizes.cut", "blocks.data.length"] as const;

type BlockProps = ToolProps<(typeof blockParts)[number]>;

/** Value of `s` for another length. */
export const other = "o";

const { width, height } = blockProfile;
const lengths = offeredBlocks.map(({ size }) => size[1]);

const blockFields = {
  /** Length on offer, mm. */
  s: {
    ...choice([...lengths.map(String), other], ({ t }: BlockProps, value) =>
      value === other ? t("blocks.sizes.cut") : inMillimetres(Number(value)),
    ),
    look: "radio",
    usual: String(lengths[0]),
    label: ({ t }) => t("blocks.data.length"),
  },
  d: {
    kind: "number",
    figure: "length",
    usual: "120",
    range: cutRange,
    unit: "mm",
    when: ({ s }) => s === other,
    label: ({ t }) => t("blocks.sizes.cut"),
  },
  n: {
    ...piecesRow,
    label: ({ t }) => t("blocks.cut.quantity"),
  },
} as const satisfies Fields<BlockProps>;

type BlockReading = Reading<typeof blockFields>;

/** Returns the length of a block, mm; undefined while another length is missing or refused. */
function lengthOf({ values }: BlockReading): number | undefined {
  return values.s === other ? values.d : Number(values.s);
}

/** Formats the request for blocks. */
function blockAnswer(
  { t }: BlockProps,
  { values, refused, faults }: BlockReading,
  length: number | undefined,
): Answer<keyof typeof blockFields> {
  const dm3 = length && (width * length * height) / 1e6;
  const size = length ? ([width, length, height] as const) : undefined;
  const title = size ? inMillimetres(...size) : "";
  const volume = dm3 ? t("blocks.cut.volumeValue", { volume: decimals(t.region, dm3, 2) }) : "";
  const isOrdered = values.n && size && !faults.length;
  return {
    title,
    said: refused.length ? "" : `${title}. ${t("blocks.cut.volume")}: ${volume}`,
    lines: isOrdered ? [{ kind: "blocks", pieces: values.n, size }] : [],
    pieces: values.n,
    missing: refused[0] ?? "n",
    subject: "blocks",
    rows: dm3 ? [{ term: t("blocks.cut.volume"), value: dm3, unit: "dm³", shown: volume }] : [],
  };
}

/** Asks for pressed blocks of a length. */
export const blockTool = {
  id: "cut",
  parts: blockParts,
  lists: [],
  fields: blockFields,
  label: ({ t }) => t("blocks.cut.toolLabel"),
  compute: lengthOf,
  answer: blockAnswer,
} as const satisfies Definition<typeof blockFields, BlockProps, number | undefined, Answer>;
