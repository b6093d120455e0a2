/** Styles that a drawing takes from the page's style sheets. */
const styles =
  "fill fill-opacity stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin vector-effect opacity " +
  "font-family font-size font-weight text-anchor display paint-order";

const space = 24;

type Attributes = Readonly<Record<string, string | number>>;

function setAll<Any extends Element>(element: Any, attributes: Attributes): Any {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

function create(name: string, attributes: Attributes, text = "") {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  element.textContent = text;
  return setAll(element, attributes);
}

/** Copies a drawing with its styles as attributes, so that it looks the same without the page. */
function withStyles(drawing: Element): Element {
  const copy = drawing.cloneNode(true) as Element;
  const copies = [copy, ...copy.querySelectorAll("*")];
  for (const [at, original] of [drawing, ...drawing.querySelectorAll("*")].entries()) {
    const computed = getComputedStyle(original);
    for (const name of ["class", "role", "aria-hidden", "style"]) copies[at]?.removeAttribute(name);
    for (const name of styles.split(" ")) {
      const value = computed.getPropertyValue(name);
      if (value) copies[at]?.setAttribute(name, value);
    }
  }
  return copy;
}

/**
 * Draws the drawings in an element on one sheet, each with its caption below. Leaves out drawings in fields, and hidden
 * ones.
 *
 * @param title heading of the sheet
 * @param unit sentence about the unit of the dimensions
 */
export function drawingSheet(within: Element, title: string, unit: string): SVGElement {
  const drawings = [...within.querySelectorAll<SVGSVGElement>("figure svg")].filter(
    (drawing) => getComputedStyle(drawing).display !== "none",
  );
  const { color, backgroundColor, fontFamily } = getComputedStyle(document.body);
  const text = { fill: color, "font-family": fontFamily, "font-size": 14, x: space };
  const sizes = drawings.map((drawing) => drawing.getBoundingClientRect());
  const width = Math.max(480, ...sizes.map((size) => size.width)) + 2 * space;
  const sheet = create("svg", {});
  sheet.append(
    ...[create("title", {}, title), create("desc", {}, unit)],
    create("rect", { fill: backgroundColor, width: "100%", height: "100%" }),
    create("text", { ...text, "font-size": 16, y: 2 * space, "font-weight": 700 }, title),
  );
  let y = 3 * space;
  for (const [at, drawing] of drawings.entries()) {
    const { width = 0, height = 0 } = sizes[at] ?? {};
    const caption = drawing.closest("figure")?.querySelector("figcaption")?.textContent ?? "";
    sheet.append(setAll(withStyles(drawing), { x: space, y, width, height }));
    y += height + space;
    sheet.append(create("text", { ...text, y }, caption));
    y += space;
  }
  sheet.append(create("text", { ...text, y }, unit));
  return setAll(sheet, { width, height: y + space, viewBox: `0 0 ${width} ${y + space}` });
}

/** Saves the drawings in an element as an SVG file. */
export function saveDrawing(within: Element, title: string, unit: string): void {
  const sheet = drawingSheet(within, title, unit);
  const file = new Blob([new XMLSerializer().serializeToString(sheet)], { type: "image/svg+xml" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${title.replace(/[^\p{L}\p{N}.]+/gu, "-")}.svg`;
  link.click();
  // The browser has begun to read the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
