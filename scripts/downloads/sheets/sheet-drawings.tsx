import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import type { PalletBlocks } from "../../../app/_content/blocks";
import type { PalletGeometry, RenderCamera } from "../../../app/_content/products";
import type { Locale } from "../../../app/_i18n/languages";
import { blockSheet, BlockViews } from "../../../app/_pallet/block-views";
import { IsometricFaces, isometricSheet } from "../../../app/_pallet/isometric";
import { Measures, measuresOf } from "../../../app/_pallet/measures";
import type { Measure } from "../../../app/_pallet/measure-lines";
import { DimensionedSide, HiddenBlocks, TopView } from "../../../app/_pallet/pallet-drawing";
import { photoMeasures } from "../../../app/_pallet/photo-dimensions";
import { views } from "../../../app/_pallet/views";
import { colour } from "../../../app/_styles/colours";

/** A drawing as SVG, with its size in units of the drawing. */
export interface SheetDrawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const ink = colour("forest-900");

function shaded(name: string, brightness: number): string {
  const channels = [1, 3, 5].map((at) =>
    Math.round(parseInt(colour(name).slice(at, at + 2), 16) * brightness),
  );
  return `rgb(${channels.join()})`;
}

const [wood, chip] = [colour("drawing-wood"), colour("drawing-chip")];

/** Styles of `drawings.css`, with line widths for the scale of a sheet. */
const styles = `path{fill:none;stroke:${ink};stroke-width:4}
.pallet-drawing__wood,.pallet-drawing__wood path{fill:${wood}}
.pallet-drawing__chip,.pallet-drawing__chip path{fill:${chip}}
.pallet-drawing__wood .pallet-drawing__left{fill:${shaded("drawing-wood", 0.9)}}
.pallet-drawing__wood .pallet-drawing__right{fill:${shaded("drawing-wood", 0.8)}}
.pallet-drawing__chip .pallet-drawing__left{fill:${shaded("drawing-chip", 0.9)}}
.pallet-drawing__chip .pallet-drawing__right{fill:${shaded("drawing-chip", 0.8)}}
.pallet-drawing__hidden{stroke-width:2.5;stroke-dasharray:14 10}
.pallet-drawing__nails{stroke-width:14;stroke-linecap:round}
.pallet-drawing__measure{stroke-width:2.5}
text{fill:${ink};stroke:none;font-family:Archivo;font-weight:600;font-stretch:semi-condensed;font-size:44px;text-anchor:middle}`;

function drawing(viewBox: string, children: ReactNode, more = ""): SheetDrawing {
  const [, , width = 0, height = 0] = viewBox.split(" ").map(Number);
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={viewBox}>
      <style>{styles + more}</style>
      {children}
    </svg>,
  );
  return { svg, width, height };
}

/** Moves figures of brackets on the left off their line: they are larger on paper than on screen. */
const clearOfBrackets = (measures: readonly Measure[]): Measure[] =>
  measures.map((measure) => (measure.x < 0 ? { ...measure, x: measure.x - 12 } : measure));

/**
 * Draws the dimensioned views and the isometric view of a pallet. The sides share a width, so all views have one
 * scale.
 *
 * @param locale of the figures' decimal sign
 */
export function palletDrawings(geometry: PalletGeometry, locale: Locale) {
  const { length, depth, height, deckIsFixed } = geometry;
  const frame = `-6 -6 ${Math.max(length, depth) + 132} ${height + 150}`;
  const left = deckIsFixed ? 160 : 6;
  const side = (view: "longSide" | "shortSide") =>
    drawing(frame, <DimensionedSide geometry={geometry} view={view} locale={locale} />);
  return {
    topView: drawing(
      `${-left} -115 ${length + left + 126} ${depth + 122}`,
      <>
        <TopView geometry={geometry} />
        <HiddenBlocks geometry={geometry} />
        <Measures measures={clearOfBrackets(measuresOf(views(geometry).topView, locale))} />
      </>,
    ),
    longSide: side("longSide"),
    shortSide: side("shortSide"),
    isometric: drawing(
      isometricSheet(geometry),
      <IsometricFaces geometry={geometry} />,
      "path{stroke-width:5}",
    ),
  };
}

/**
 * Draws the deck of a pallet from above, without figures.
 *
 * @param frame greatest length and depth of the decks drawn at one scale
 */
export function deckDrawing(
  geometry: PalletGeometry,
  frame: { length: number; depth: number },
): SheetDrawing {
  return drawing(
    `-6 ${geometry.depth - frame.depth - 6} ${frame.length + 12} ${frame.depth + 12}`,
    <TopView geometry={geometry} />,
    "path{stroke-width:8}",
  );
}

/** Draws dimension lines over a product picture, in its pixels and with the perspective of its camera. */
export function photoDrawing(geometry: PalletGeometry, camera: RenderCamera): SheetDrawing {
  return drawing(
    `0 0 ${camera.frame.width} ${camera.frame.height}`,
    <Measures measures={photoMeasures(geometry, camera)} shift="48" />,
    ".pallet-drawing__measure{stroke-width:4}text{font-size:42px}",
  );
}

/** Draws a block in three views with dimensions; all blocks have the same sheet size. */
export function blockDrawing(size: PalletBlocks["size"]): SheetDrawing {
  return drawing(
    blockSheet,
    <BlockViews size={size} />,
    "path{stroke-width:1.4}.pallet-drawing__hidden{stroke-width:.8;stroke-dasharray:5 4}.pallet-drawing__measure{stroke-width:.8}text{font-size:18px}",
  );
}
