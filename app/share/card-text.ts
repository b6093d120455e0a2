import { widthOf, type Weight } from "./card-font";

/** An upright box of a card; px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text in its box. */
export interface CardText extends Box {
  readonly text: string;
  readonly size: number;
  readonly weight: Weight;
  /** Whether it is read from the right; the box is as it stands then. */
  readonly isTurned?: boolean;
}

/** The part of a card above the pallet that bears it. */
export const card = { width: 1200, height: 486 } as const;

/** The picture or drawing, at the right. */
export const stage = { left: 580, top: 0, width: 620, height: card.height } as const;

/** The logo stands alone in the first 120 px. */
export const logo = { left: 48, top: 44, width: 214, height: 43 } as const;

/** Title and figures stand at the lower end of this. */
export const column = { left: 48, top: 120, width: 496, height: 326 } as const;

const title = { largest: 56, smallest: 40, lines: 3, spacing: 1.08 } as const;
const figures = { size: 27, above: 22, spacing: 1.3 } as const;

/**
 * A line of text around a point.
 *
 * @param x of its middle
 * @param y of its middle
 */
export function textAround(x: number, y: number, text: string, size: number, isTurned = false): CardText {
  const [long, high] = [widthOf(text, size, 800), size];
  const [width, height] = isTurned ? [high, long] : [long, high];
  return { text, size, weight: 800, isTurned, left: x - width / 2, top: y - height / 2, width, height };
}

/**
 * Sets title and figures: the title as large as it stands in three lines.
 *
 * @throws an error for a title that does not fit in its smallest size, or figures that do not fit in a line
 */
export function cardTexts({ title: words, figures: line }: { title: string; figures?: string }): CardText[] {
  const { size, lines } = titleLines(words.replaceAll("\u2060", ""));
  const below = line ? figures.above + figures.size * figures.spacing : 0;
  const high = size * title.spacing;
  const top = column.top + column.height - below - lines.length * high;
  const set = (
    text: string,
    at: number,
    { size, weight, high }: Pick<CardText, "size" | "weight"> & { high: number },
  ) => {
    const width = widthOf(text, size, weight);
    if (width > column.width) throw new Error(`"${text}" is too long for a share picture.`);
    return { text, size, weight, left: column.left, top: at, width, height: high };
  };
  return [
    ...lines.map((text, index) => set(text, top + index * high, { size, weight: 800, high })),
    ...(line
      ? [
          set(line, column.top + column.height - figures.size * figures.spacing, {
            size: figures.size,
            weight: 500,
            high: figures.size * figures.spacing,
          }),
        ]
      : []),
  ];
}

/** The lines of a title, broken at spaces only, in the largest size in which there are few enough. */
function titleLines(words: string): { size: number; lines: string[] } {
  for (let size: number = title.largest; size >= title.smallest; size -= 2) {
    const lines: string[] = [];
    for (const word of words.split(" ")) {
      const longer = [lines.at(-1), word].filter(Boolean).join(" ");
      if (lines.length > 0 && widthOf(longer, size, 800) <= column.width) lines.splice(-1, 1, longer);
      else lines.push(word);
    }
    if (lines.length <= title.lines && lines.every((line) => widthOf(line, size, 800) <= column.width))
      return { size, lines };
  }
  throw new Error(`"${words}" does not fit on a share picture.`);
}
