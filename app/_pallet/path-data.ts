/** Rounds a figure for markup to two decimals (0.01 mm), which keeps the HTML small. */
export function rounded(figure: number): number {
  return Number(figure.toFixed(2));
}

/** Template tag for SVG path data that rounds every figure. */
export function pathData(commands: TemplateStringsArray, ...figures: readonly number[]): string {
  return String.raw({ raw: commands }, ...figures.map(rounded));
}

/** The corner is the nearest to the origin. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return pathData`M${x} ${y}h${width}v${height}h${-width}z`;
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns rectangles, and copies one `step` above another. Relative positions give every copy the same
 * text, which compresses well.
 */
export function rectangles(all: readonly Rectangle[], copies = 1, step = 0): string {
  let [fromX, fromY] = [0, 0];
  const data = Array.from({ length: copies }, (_, copy) =>
    all.map(({ x, y, width, height }) => {
      // Rounded before, so that rounding errors do not add up.
      const [left, top] = [rounded(x), rounded(y - copy * step)];
      const moved = pathData`m${left - fromX} ${top - fromY}h${width}v${height}h${-width}z`;
      [fromX, fromY] = [left, top];
      return moved;
    }),
  );
  return data.flat().join("").replace("m", "M");
}
