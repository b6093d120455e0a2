import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactElement } from "react";
// With extension: Node finds no file of this package without it.
import { ImageResponse } from "next/og.js";
import nextPackage from "next/package.json" with { type: "json" };
import sharp from "sharp";

import { shareSize } from "../../app/_layout/head/metadata";
import { eurPallet } from "../../app/_content/eur-pallet";
import type { PictureName } from "../../app/_content/pictures";
import { silhouette } from "../../app/_pallet/pallet-views";
import { colour } from "../../app/_styles/colours";
import type { CardContent } from "./card-content";
import { type CardDrawing, cardDrawings, type DrawnText, type Material } from "./card-drawings";
import { card, column, figures, logo, stage, textFits, title } from "./card-layout";

/** Limit in bytes: messengers show no larger pictures. */
const largest = 150_000;

/** Own files, because the renderer can read neither WOFF2 nor variable fonts, which the site uses. */
const fonts = (
  [
    ["Archivo-SemiBold.otf", 600],
    ["Archivo-Bold.otf", 700],
  ] as const
).map(([file, weight]) => ({
  name: "Archivo",
  weight,
  style: "normal" as const,
  data: readFileSync(join("scripts/downloads/fonts", file)),
}));

/** Width of this font's space. */
const space = "0.19em";

const digestOf = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Inputs of every share picture, as part of its cache key. */
const commonRecipe = [
  nextPackage.version,
  sharp.versions.sharp,
  ...fonts.map(({ data }) => digestOf(data)),
  ...["draw-card.tsx", "card-layout.ts"].map((file) =>
    readFileSync(join("scripts/share-pictures", file), "utf8"),
  ),
];

const digests = new Map<string, string>();

/** Returns the digest of a master, which several cards may share. */
function masterDigest(name: PictureName): string {
  const digest = digests.get(name) ?? digestOf(readFileSync(masterOf(name)));
  digests.set(name, digest);
  return digest;
}

/** Returns all inputs that determine the bytes of a share picture. */
export function cardRecipe(content: CardContent): string {
  const { shows } = content;
  const picture = "picture" in shows ? masterDigest(shows.picture) : "";
  return JSON.stringify([cardElement(content, picture, 0), ...commonRecipe]);
}

/**
 * Draws a share picture with the largest title that fits.
 *
 * @returns a PNG of at most 256 colours, a fifth of the size without a visible difference
 * @throws Error if the title does not fit in the smallest size, or the font lacks a character
 */
export async function drawCard(content: CardContent): Promise<Buffer> {
  const { shows } = content;
  const picture = "picture" in shows ? await cardPicture(shows.picture) : "";
  for (const size of title.sizes) {
    const drawn = await drawElement(cardElement(content, picture, size));
    if (await textFits(drawn, size, content.figures !== undefined, colours.ground)) return compressed(drawn);
  }
  throw new Error(
    `"${content.title}" does not fit on a share picture: shorten it, or, except for products and articles, set another \`share.title\` in app/_i18n/routes.ts.`,
  );
}

let lacksCharacter = false;

// `next/og` fetches missing characters from Google. Its layout code comes from a data address.
const { fetch } = globalThis;
globalThis.fetch = (address, options) => {
  if (String(address).startsWith("data:")) return fetch(address, options);
  lacksCharacter = true;
  return Promise.reject(new Error("Share pictures are drawn without the network."));
};

/** Draws an element as PNG. @throws Error if the font lacks a character, which `next/og` has logged */
async function drawElement(element: ReactElement): Promise<Buffer> {
  const drawn = await new ImageResponse(element, { ...shareSize, fonts }).arrayBuffer();
  if (lacksCharacter) throw new Error("Archivo lacks a character; next/og names it above.");
  return Buffer.from(drawn);
}

async function compressed(drawn: Buffer): Promise<Buffer> {
  const image = sharp(drawn).removeAlpha();
  // More dithering would merge with the background, as a pattern like trees.
  const ofQuality = (quality: number) =>
    image.clone().png({ palette: true, quality, dither: 0.3, effort: 4 }).toBuffer();
  const usual = await ofQuality(50);
  // Sawdust and asphalt have much detail and get fewer colours.
  return usual.length < largest ? usual : ofQuality(25);
}

const colours = {
  ground: colour("forest-900"),
  muted: colour("forest-300"),
  text: colour("paper-100"),
  accent: colour("spray-500"),
};

/**
 * Returns the element of a card.
 *
 * @param picture address of the picture, if there is one
 * @param size of the title
 */
function cardElement({ title, figures: line, shows }: CardContent, picture: string, size: number) {
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        fontFamily: "Archivo",
        background: colours.ground,
      }}
    >
      <img
        src={`data:image/svg+xml;base64,${readFileSync("public/icons/logo-inverse.svg", "base64")}`}
        alt=""
        width={logo.width}
        height={logo.height}
        style={{ position: "absolute", left: logo.left, top: logo.top }}
      />
      <div style={{ ...lowerEnd, position: "absolute", display: "flex", flexDirection: "column" }}>
        <div style={{ ...titleStyle, fontSize: size, display: "flex", flexWrap: "wrap", columnGap: space }}>
          {wordsOf(title).map((word, index) => (
            <div key={index}>{word}</div>
          ))}
        </div>
        {line && <div style={figuresStyle}>{line}</div>}
      </div>
      {"drawing" in shows ? (
        drawn(cardDrawings[shows.drawing]())
      ) : (
        <img
          src={picture}
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
    </div>
  );
}

/** Title and figures grow upwards from the bottom of their column. */
const lowerEnd = {
  left: column.left,
  bottom: shareSize.height - column.top - column.height,
  width: column.width,
};

const titleStyle = {
  fontWeight: 700,
  lineHeight: title.spacing,
  whiteSpace: "nowrap",
  color: colours.text,
} as const;

const figuresStyle = {
  marginTop: figures.above,
  fontSize: figures.size,
  fontWeight: 600,
  lineHeight: figures.spacing,
  whiteSpace: "nowrap",
  color: colours.muted,
} as const;

/** Splits a title at its allowed breaks: spaces, but not hyphens. */
const wordsOf = (text: string) => text.replaceAll("\u2060", "").split(" ");

/** A text of a drawing, centred in a box around its point. */
function drawnText({ x, y, text, size, isTurned }: DrawnText) {
  const width = stage.width;
  return (
    <div
      key={text}
      style={{
        position: "absolute",
        display: "flex",
        justifyContent: "center",
        left: x - width / 2,
        top: y - size / 2,
        width,
        height: size,
        transform: `rotate(${isTurned ? -90 : 0}deg)`,
        fontSize: size,
        fontWeight: 700,
        lineHeight: 1,
        color: colours.text,
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
        // Line widths ignore the scale; small boards have no lines.
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
    ...texts.map(drawnText),
  ];
}

/** Width of a saw cut in per cent of the picture's width. */
const cut = 0.5;

const boards = eurPallet.deckBoards;
const total = boards.reduce((sum, width) => sum + width, 0);

/** Centres of the cuts between deck boards laid edge to edge, in per cent of the picture's width. */
const kerfs = boards.slice(1).map((_, index) => {
  const before = boards.slice(0, index + 1).reduce((sum, width) => sum + width, 0);
  return (before / total) * (100 - boards.slice(1).length * cut) + (index + 0.5) * cut;
});

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

const masterOf = (name: PictureName) => join("pictures/masters", `${name}.jpg`);

/**
 * Crops a master to the stage.
 *
 * @returns a data address, which the renderer can load
 */
async function cardPicture(name: PictureName): Promise<string> {
  const bytes = await sharp(masterOf(name))
    .resize(stage.width, stage.height, { fit: "cover" })
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}
