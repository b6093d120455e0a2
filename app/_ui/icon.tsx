/**
 * The site's icons as path data: 24 px grid, 1.75 px stroke, butt caps, mitre joins. One export per icon, so
 * that an island bundles only the icons it draws.
 */
export interface IconShape {
  readonly d: string;
  readonly filled?: true;
}

export const phone: IconShape = {
  d: "M4 3.5h4.5l1.8 5-2.6 1.9a13 13 0 0 0 5.9 5.9l1.9-2.6 5 1.8V20a1 1 0 0 1-1 1C10.7 21 3 13.3 3 4.5a1 1 0 0 1 1-1z",
};
export const mail: IconShape = { d: "M2.5 5h19v14h-19zM2.5 6l9.5 7.5L21.5 6" };
export const pin: IconShape = {
  d: "M12 21.5s7-6.3 7-12a7 7 0 1 0-14 0c0 5.7 7 12 7 12zM9.5 7h5v5h-5z",
};
export const arrowRight: IconShape = { d: "M3 12h17M13.5 5.5 20 12l-6.5 6.5" };
export const arrowLeft: IconShape = { d: "M21 12H4M10.5 5.5 4 12l6.5 6.5" };
export const arrowUp: IconShape = { d: "M12 21V4M5.5 10.5 12 4l6.5 6.5" };
export const arrowDown: IconShape = { d: "M12 3v17M5.5 13.5 12 20l6.5-6.5" };
export const chevronDown: IconShape = { d: "m5 9 7 7 7-7" };
export const close: IconShape = { d: "m4.5 4.5 15 15m0-15-15 15" };
export const menu: IconShape = { d: "M2.5 6h19M2.5 12h19M2.5 18h19" };
export const list: IconShape = { d: "M5 4.5h14v17H5zM9 2.5h6v4H9zM8.5 12h7M8.5 16.5h7" };
export const checkBox: IconShape = { d: "M3 3h18v18H3zM7 12.5l3.5 3.5L17 8.5" };
export const warning: IconShape = { d: "M12 3 22 20.5H2zM12 9.5v5.5M12 16.5V18.5" };
export const error: IconShape = {
  d: "M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8zM8.5 8.5l7 7m0-7-7 7",
};
export const external: IconShape = { d: "M10 4H4v16h16v-6M14 3.5h6.5V10M20.5 3.5 11 13" };
export const play: IconShape = { d: "M6 3.5v17L20 12z" };
export const pause: IconShape = { d: "M5.5 4h4v16h-4zM14.5 4h4v16h-4z" };
export const starOutline: IconShape = {
  d: "m12 2.5 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8L2.2 9.6l6.9-.8z",
};
export const star: IconShape = { ...starOutline, filled: true };
export const block: IconShape = {
  d: "M3 8.5 14 5l7 3.5-11 3.5zM3 8.5V16l7 3.5 11-3.5V8.5M10 12v7.5",
};
export const waste: IconShape = {
  d: "M4 9h16v12H4zM4 9l3-5M20 9l-3-5M12 2v10M8.5 9 12 12.5 15.5 9M8 17h8",
};
export const heat: IconShape = {
  d: "M9 13.5V4a2 2 0 0 1 4 0v9.5a4.5 4.5 0 1 1-4 0zM11 8v9M16.5 4.5h4M16.5 8.5h4M16.5 12.5h4",
};
export const dimension: IconShape = {
  d: "M2.5 5v14M21.5 5v14M3 12h18M7 8.5 3 12l4 3.5M17 8.5l4 3.5-4 3.5",
};
export const send: IconShape = { d: "M2.5 12 21.5 3 16 21l-4.5-6.5zM11.5 14.5 21.5 3" };

/**
 * Draws an icon in the text colour. Icons are decorative: the label is beside them or on the control. Inline
 * path data saves a request in the first view and compresses well.
 *
 * @param shape an export of this file
 */
export function Icon({ shape }: { shape: IconShape }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape.d} fill={shape.filled ? "currentColor" : undefined} />
    </svg>
  );
}
