const svgNamespace = "http://www.w3.org/2000/svg";

/** Styles that a drawing takes from the page's style sheets as they are. */
const copiedStyles = ["fill-opacity", "opacity", "stroke-linecap", "stroke-linejoin", "text-anchor"] as const;

/** Size of every text in a saved drawing, px. */
export const drawnText = 12;

/** Share of a figure's width that its ground adds on each side: other programs take wider fonts. */
const wider = 0.1;

/** Sets attributes of an element, and returns it. */
export function withAttributes<Any extends Element>(
  element: Any,
  attributes: Readonly<Record<string, string | number>>,
): Any {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/** Creates an SVG element with attributes and a text. */
export function create(name: string, attributes: Readonly<Record<string, string | number>>, text = "") {
  const element = document.createElementNS(svgNamespace, name);
  element.textContent = text;
  return withAttributes(element, attributes);
}

/**
 * Returns a computed colour as old programs read it: six hexadecimal digits, without transparency.
 *
 * @param brightness factor of the CSS filter of the same name
 */
export function plainColour(computed: string, brightness = 1): string {
  const [, ...channels] = /^rgba?\((\d+), (\d+), (\d+)/.exec(computed) ?? [];
  if (!channels.length) return computed;
  const digits = channels.map((channel) =>
    Math.round(Number(channel) * brightness)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

/** Replaces every `<use>` in a drawing by a copy of its target: programs differ in how they find the target. */
export function expandUses(drawing: Element): void {
  for (const use of drawing.querySelectorAll("use")) {
    const target = drawing.querySelector(`[id="${use.getAttribute("href")?.slice(1)}"]`);
    const copy = target?.cloneNode(true) as Element | undefined;
    if (!copy) continue;
    copy.removeAttribute("id");
    const moved = `translate(${use.getAttribute("x") ?? 0} ${use.getAttribute("y") ?? 0})`;
    const transform = [use.getAttribute("transform"), moved, copy.getAttribute("transform")];
    use.replaceWith(withAttributes(copy, { transform: transform.filter(Boolean).join("") }));
  }
  for (const definitions of drawing.querySelectorAll("defs")) definitions.remove();
}

function scaleOf(element: SVGGraphicsElement): number {
  const { a = 1, b = 0 } = element.getScreenCTM() ?? {};
  return Math.hypot(a, b);
}

/**
 * Writes the styles of a shown drawing into presentation attributes of SVG 1.1 and removes its classes, so that
 * programs draw it alike that know neither style sheets nor SVG 2. Lines get their width in units of the drawing, and
 * figures a white ground instead of a stroke behind them.
 *
 * @param drawing SVG element that is part of the page and as large as in the file
 */
export function setPlainStyles(drawing: SVGSVGElement): void {
  const elements = [...drawing.querySelectorAll<SVGGraphicsElement>("*")];
  const shown = elements.filter((element) => isShown(element, drawing));
  // All styles are read before the first is changed.
  const changes = shown.map((element) => [element, plainStyles(element)] as const);
  const onLines = shown.filter((element) => element.tagName === "text" && hasStroke(element));
  for (const element of elements) if (!shown.includes(element)) element.remove();
  for (const element of [drawing, ...shown])
    for (const name of ["class", "role", "aria-hidden", "aria-label", "style", "vector-effect"])
      element.removeAttribute(name);
  for (const [element, attributes] of changes) withAttributes(element, attributes);
  for (const figure of onLines) drawGround(figure);
}

function hasStroke(element: Element): boolean {
  return getComputedStyle(element).stroke !== "none";
}

function isShown(element: Element, drawing: Element): boolean {
  for (let each: Element | null = element; each && each !== drawing; each = each.parentElement)
    if (getComputedStyle(each).display === "none") return false;
  return true;
}

function plainStyles(element: SVGGraphicsElement): Record<string, string | number> {
  if (element.tagName === "g") return {};
  const style = getComputedStyle(element);
  const scale = scaleOf(element);
  const attributes: Record<string, string | number> = {};
  for (const name of copiedStyles) attributes[name] = style.getPropertyValue(name);
  const [, brightness = 1] = /brightness\(([\d.]+)\)/.exec(style.filter) ?? [];
  attributes["fill"] = plainColour(style.fill, Number(brightness));
  if (element.tagName === "text") {
    const font = { "font-family": "Arial, Helvetica, sans-serif", "font-weight": "bold" };
    return { ...attributes, ...font, stroke: "none", "font-size": rounded(drawnText / scale) };
  }
  const unit = style.vectorEffect === "non-scaling-stroke" ? 1 / scale : 1;
  attributes["stroke"] = plainColour(style.stroke);
  attributes["stroke-width"] = rounded(Number.parseFloat(style.strokeWidth) * unit);
  if (style.strokeDasharray !== "none") {
    const dashes = style.strokeDasharray.split(",").map((dash) => rounded(Number.parseFloat(dash) * unit));
    attributes["stroke-dasharray"] = dashes.join(" ");
  }
  return attributes;
}

/** Draws a white ground below a figure, between the lines of its group and all figures. */
function drawGround(figure: SVGGraphicsElement): void {
  const { x, y, width, height } = figure.getBBox();
  const more = width * wider;
  const ground = create("rect", { fill: "white", stroke: "none" });
  // A box of text also has space for accents and descenders, which figures do not need.
  const area = { x: x - more, y: y + height * 0.15, width: width + 2 * more, height: height * 0.7 };
  for (const [name, length] of Object.entries(area)) ground.setAttribute(name, String(rounded(length)));
  const transform = figure.getAttribute("transform");
  if (transform) ground.setAttribute("transform", transform);
  figure.parentElement?.querySelector("text")?.before(ground);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
