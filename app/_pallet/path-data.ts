/** A figure for markup: at most two decimals (a hundredth of a millimetre), which keeps the HTML small. */
export function rounded(figure: number): number {
  return Number(figure.toFixed(2));
}

/** Template tag for SVG path data: every figure in it is rounded. */
export function pathData(commands: TemplateStringsArray, ...figures: readonly number[]): string {
  return String.raw({ raw: commands }, ...figures.map(rounded));
}

/** Path data of a rectangle; give its corner nearest to the origin and its size. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return pathData`M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A rectangle: its corner nearest to the origin, and its size. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Path data of rectangles, and of copies of them one above another. All but the first are placed from the one before, so that
 * every copy has the same text, which compresses well.
 *
 * @param copies how many there are of each
 * @param step from one copy to the next
 */
export function rectangles(all: readonly Rectangle[], copies = 1, step = 0): string {
  let [fromX, fromY] = [0, 0];
  const data = Array.from({ length: copies }, (_, copy) =>
    all.map(({ x, y, width, height }) => {
      // Rounded before, so that what is rounded off does not add up.
      const [left, top] = [rounded(x), rounded(y - copy * step)];
      const moved = pathData`m${left - fromX} ${top - fromY}h${width}v${height}h${-width}z`;
      [fromX, fromY] = [left, top];
      return moved;
    }),
  );
  return data.flat().join("").replace("m", "M");
}
