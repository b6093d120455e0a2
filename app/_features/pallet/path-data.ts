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
