import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import sharp from "sharp";

import { shareSize } from "../_layout/head/metadata";
import { eurPallet } from "../_content/eur-pallet";
import type { PictureName } from "../_content/pictures";
import { silhouette } from "../_pallet/pallet-views";
import { colour } from "../_styles/colours";
import type { CardContent } from "./card-content";
import { type CardDrawing, cardDrawings, type Material } from "./card-drawings";
import { cardFonts, fontFamily } from "./card-font";
import { card, type CardText, cardTexts, logo, stage } from "./card-text";

/** What a share picture may have, bytes: messengers show no larger ones. */
const largest = 150_000;

/**
 * Draws a share picture.
 *
 * @returns a PNG of at most 256 colours: a fifth of the size of the drawing, without a visible difference
 */
export async function drawCard(content: CardContent): Promise<Buffer<ArrayBuffer>> {
  const { shows } = content;
  const logoFile = await readFile("public/icons/logo-inverse.svg", "base64");
  const drawing = new ImageResponse(
    <div style={{ display: "flex", width: "100%", height: "100%", background: colours.ground }}>
      <img
        src={`data:image/svg+xml;base64,${logoFile}`}
        alt=""
        width={logo.width}
        height={logo.height}
        style={{ position: "absolute", left: logo.left, top: logo.top }}
      />
      {cardTexts(content).map(line)}
      {"drawing" in shows ? (
        drawn(cardDrawings[shows.drawing]())
      ) : (
        <img
          src={await cardPicture(shows.picture, stage.width, stage.height)}
          {...stage}
          alt=""
          style={{ position: "absolute", left: stage.left, top: stage.top }}
        />
      )}
      {"isCut" in shows && shows.isCut && kerfs.map(sawCut)}
      <svg
        viewBox={`0 0 ${eurPallet.length} ${eurPallet.height}`}
        width={eurPallet.length}
        height={eurPallet.height}
        style={{ position: "absolute", left: 0, top: card.height }}
      >
        <path d={silhouette(eurPallet)} fill={colours.accent} />
      </svg>
    </div>,
    { ...shareSize, fonts: cardFonts },
  );
  const image = sharp(await drawing.arrayBuffer()).removeAlpha();
  // What is spread further to neighbouring points runs into the one colour of the ground, as figures like trees.
  const ofQuality = (quality: number) =>
    image.clone().png({ palette: true, quality, dither: 0.3, effort: 4 }).toBuffer();
  const usual = await ofQuality(50);
  // Sawdust and asphalt have so much detail that they get fewer colours.
  return usual.length < largest ? usual : ofQuality(25);
}

const colours = {
  ground: colour("forest-900"),
  muted: colour("forest-300"),
  text: colour("paper-100"),
  accent: colour("spray-500"),
};

/** A line of text. `next/og` knows `style` only, and what it would break itself is broken already. */
function line({ text, size, weight, isTurned, left, top, width, height }: CardText) {
  // A turned line is set lying, around the middle of its box.
  const lying = isTurned
    ? { left: left + (width - height) / 2, top: top + (height - width) / 2, width: height, height: width }
    : { left, top, width, height };
  return (
    <div
      key={text}
      style={{
        position: "absolute",
        ...lying,
        transform: `rotate(${isTurned ? -90 : 0}deg)`,
        whiteSpace: "nowrap",
        fontFamily,
        fontSize: size,
        fontWeight: weight,
        lineHeight: `${lying.height}px`,
        color: weight === 800 ? colours.text : colours.muted,
      }}
    >
      {text}
    </div>
  );
}

const materials: Record<Material, { fill: string; stroke: string; strokeWidth: number }> = {
  wood: { fill: colour("drawing-wood"), stroke: colours.ground, strokeWidth: 1 },
  chip: { fill: colour("drawing-chip"), stroke: colours.ground, strokeWidth: 1 },
  line: { fill: "none", stroke: colours.muted, strokeWidth: 2 },
  solid: { fill: colours.muted, stroke: "none", strokeWidth: 0 },
  hollow: { fill: colours.ground, stroke: "none", strokeWidth: 0 },
};

/** A drawing, and the texts in it. */
function drawn({ paths, texts }: CardDrawing) {
  return [
    <svg
      key="paths"
      viewBox={`0 0 ${card.width} ${card.height}`}
      width={card.width}
      height={card.height}
      style={{ position: "absolute", left: 0, top: 0 }}
    >
      {paths.map(({ d, material, scale, transform }, index) => {
        const { fill, stroke, strokeWidth } = materials[material];
        // Lines are as thick as the card wants them, whatever the scale; small boards have none.
        return (
          <path
            key={index}
            d={d}
            transform={transform}
            fill={fill}
            stroke={scale < 0.1 && stroke === colours.ground ? "none" : stroke}
            strokeWidth={strokeWidth / scale}
          />
        );
      })}
    </svg>,
    ...texts.map(line),
  ];
}

/** The width of a saw cut, in hundredths of the picture's width. */
const cut = 0.5;

const boards = eurPallet.deckBoards;
const total = boards.reduce((sum, width) => sum + width, 0);

/** Where the saw went through: the middles between deck boards laid edge to edge, in hundredths of the picture's width. */
const kerfs = boards.slice(1).map((_, index) => {
  const before = boards.slice(0, index + 1).reduce((sum, width) => sum + width, 0);
  return (before / total) * (100 - boards.slice(1).length * cut) + (index + 0.5) * cut;
});

/** A cut through the picture. */
const sawCut = (kerf: number) => (
  <div
    key={kerf}
    style={{
      position: "absolute",
      top: stage.top,
      left: stage.left + (stage.width * kerf) / 100 - 2,
      width: 4,
      height: stage.height,
      background: colours.ground,
    }}
  />
);

/**
 * Reads a picture's master and cuts it to a size.
 *
 * @returns a data address, which the drawing of a card can take in
 */
async function cardPicture(name: PictureName, width: number, height: number): Promise<string> {
  const bytes = await sharp(join("pictures/masters", `${name}.jpg`))
    .resize(width, height, { fit: "cover" })
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}
