import { saveFile } from "../../_lib/save-file";
import { create, drawnText, expandUses, setPlainStyles, withAttributes } from "./plain-drawing";

/** Space around drawings, px. */
const space = 24;

/** Width of a sheet between its margins, px: the same at every width of the window. */
const sheetWidth = 1200;

/** Greatest width and height of a drawing, px: two stand side by side. A vehicle takes the whole width. */
const most = { width: (sheetWidth - space) / 2, height: 560 } as const;

/** Height of a line of text, px. */
const line = 24;

const font = { "font-family": "Arial, Helvetica, sans-serif", "font-size": 14, fill: "black" } as const;

/** A copied drawing; px. */
interface Placed {
  readonly drawing: SVGSVGElement;
  readonly width: number;
  readonly height: number;
  readonly caption: string;
}

/** Returns the copied drawings of figures. All but vehicles, which have a share of the whole width, have one scale. */
function copies(figures: readonly Element[]): Placed[] {
  const drawings = figures.flatMap((figure) => {
    const caption = figure.querySelector("figcaption")?.textContent ?? "";
    const found = [...figure.querySelectorAll<SVGSVGElement>("svg")].filter(
      (drawing) => !drawing.closest("li"),
    );
    return found.map((drawing, index) => ({
      drawing: drawing.cloneNode(true) as SVGSVGElement,
      caption: index === found.length - 1 ? caption : "",
    }));
  });
  const sized = drawings.map(({ drawing, caption }) => {
    const [, , width = 1, height = 1] = (drawing.getAttribute("viewBox") ?? "").split(" ").map(Number);
    const share = drawing.getAttribute("width");
    return {
      drawing,
      caption,
      width,
      height,
      share: share?.endsWith("%") ? Number.parseFloat(share) / 100 : 0,
    };
  });
  const scaled = sized.filter(({ share }) => !share);
  const scale = Math.min(
    ...scaled.map(({ width, height }) => Math.min(most.width / width, most.height / height)),
  );
  return sized.map(({ drawing, caption, width, height, share }) => {
    const drawn = share ? (share * sheetWidth) / width : scale;
    return { drawing, caption, width: width * drawn, height: height * drawn };
  });
}

/** Draws a line for each item. Returns the position below. */
function drawLegend(sheet: Element, figure: Element, top: number): number {
  let y = top;
  for (const item of figure.querySelectorAll("li")) {
    const drawing = item.querySelector("svg")?.cloneNode(true) as Element | undefined;
    if (drawing) sheet.append(withAttributes(drawing, { x: space, y: y - 15, width: 18, height: 18 }));
    sheet.append(create("text", { ...font, x: 2 * space, y }, item.textContent));
    y += line;
  }
  return y;
}

/** Puts the drawings of all figures on one white sheet, with their captions and a heading. */
function drawingSheet(within: Element, title: string, unit: string): SVGElement {
  const figures = [...within.querySelectorAll("figure")];
  const width = sheetWidth + 2 * space;
  const sheet = create("svg", { version: "1.1" });
  const ground = create("rect", { x: 0, y: 0, width, fill: "white" });
  sheet.append(
    create("title", {}, title),
    create("desc", {}, unit),
    ground,
    create("text", { ...font, "font-size": 16, "font-weight": "bold", x: space, y: 2 * space }, title),
  );
  let [x, y, rowHeight] = [space, 3 * space, 0];
  for (const placed of copies(figures)) {
    if (x > space && x + placed.width > space + sheetWidth) [x, y, rowHeight] = [space, y + rowHeight, 0];
    expandUses(placed.drawing);
    withAttributes(placed.drawing, { x, y, width: placed.width, height: placed.height });
    sheet.append(placed.drawing);
    const below = { ...font, "font-size": drawnText, x, y: y + placed.height + line - 6 };
    if (placed.caption) sheet.append(create("text", below, placed.caption));
    x += placed.width + space;
    rowHeight = Math.max(rowHeight, placed.height + line + space);
  }
  y += rowHeight;
  for (const figure of figures) y = drawLegend(sheet, figure, y);
  sheet.append(create("text", { ...font, x: space, y }, unit));
  const height = y + space;
  ground.setAttribute("height", String(height));
  withAttributes(sheet, { width, height, viewBox: `0 0 ${width} ${height}` });
  const page = document.createElement("div");
  // As wide as on a desktop: parts of drawings are hidden in narrow containers.
  Object.assign(page.style, { position: "fixed", top: 0, left: "100%", width: `${width}px` });
  Object.assign(page.style, { containerType: "inline-size", forcedColorAdjust: "none" });
  page.className = "on-paper";
  page.append(sheet);
  document.body.append(page);
  for (const drawing of sheet.querySelectorAll<SVGSVGElement>("svg")) setPlainStyles(drawing);
  page.remove();
  return sheet;
}

/** Saves the drawings in an element as an SVG file. */
export function saveDrawing(within: Element, title: string, unit: string): void {
  const sheet = drawingSheet(within, title, unit);
  saveFile(new XMLSerializer().serializeToString(sheet), "image/svg+xml", `${title}.svg`);
}
