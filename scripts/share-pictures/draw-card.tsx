import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ReactElement } from "react";
// With its ending: Node looks for no file of a package without one.
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

/** Bytes that a share picture may have: messengers show no larger ones. */
const largest = 150_000;

/** Latin alone has no ł or ż. Two families, because of two fonts with one name the drawing only sees one. */
const alphabets = ["latin", "latin-ext"] as const;

/**
 * The font of the cards. It comes from a package, because the site's own files are WOFF2 and variable, and the drawing can
 * read neither.
 */
const fonts = ([500, 800] as const).flatMap((weight) =>
  alphabets.map((name) => ({ name, weight, style: "normal" as const, data: fontFile(name, weight) })),
);

const fontFamily = alphabets.join(", ");

/** How wide the space of this font is, as a share of its size. */
const space = "0.19em";

function fontFile(alphabet: string, weight: number): Buffer {
  // Node looks for the package as it does for any other, from the project upwards.
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  return readFileSync(resolve(`@fontsource/archivo/files/archivo-${alphabet}-${weight}-normal.woff`));
}

const digestOf = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");

/** What decides the bytes of every share picture, beside its own element and master. */
const commonRecipe = [
  nextPackage.version,
  sharp.versions.sharp,
  ...fonts.map(({ data }) => digestOf(data)),
  ...["draw-card.tsx", "card-layout.ts"].map((file) =>
    readFileSync(join("scripts/share-pictures", file), "utf8"),
  ),
];

const digests = new Map<string, string>();

/** A digest of a picture's master, which several cards show. */
function masterDigest(name: PictureName): string {
  const digest = digests.get(name) ?? digestOf(readFileSync(masterOf(name)));
  digests.set(name, digest);
  return digest;
}

/** Returns all that decides the bytes of a share picture. */
export function cardRecipe(content: CardContent): string {
  const { shows } = content;
  const picture = "picture" in shows ? masterDigest(shows.picture) : "";
  return JSON.stringify([cardElement(content, picture, 0), ...commonRecipe]);
}

/**
 * Draws a share picture, its title as large as it stands in three lines.
 *
 * @returns a PNG of at most 256 colours: a fifth of the size of the drawing, without a visible difference
 * @throws an error for a title that does not fit in its smallest size, and for a letter that the font has not
 */
export async function drawCard(content: CardContent): Promise<Buffer> {
  const { shows } = content;
  const picture = "picture" in shows ? await cardPicture(shows.picture) : "";
  for (const size of title.sizes) {
    const drawn = await drawElement(cardElement(content, picture, size));
    if (await textFits(drawn, size, content.figures !== undefined, colours.ground)) return compressed(drawn);
  }
  throw new Error(`"${content.title}" does not fit on a share picture.`);
}

let lacksLetter = false;

// `next/og` fetches from Google the letters that a font lacks. Its own code for layout comes from a data address.
const { fetch } = globalThis;
globalThis.fetch = (address, options) => {
  if (String(address).startsWith("data:")) return fetch(address, options);
  lacksLetter = true;
  return Promise.reject(new Error("Share pictures are drawn without the network."));
};

/**
 * Draws what an element shows, as a PNG.
 *
 * @throws an error where the font lacks a letter; `next/og` has named it in the console
 */
async function drawElement(element: ReactElement): Promise<Buffer> {
  const drawn = await new ImageResponse(element, { ...shareSize, fonts }).arrayBuffer();
  if (lacksLetter) throw new Error("The font of the share pictures (@fontsource/archivo) lacks a letter.");
  return Buffer.from(drawn);
}

async function compressed(drawn: Buffer): Promise<Buffer> {
  const image = sharp(drawn).removeAlpha();
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

/**
 * Makes the element of a card.
 *
 * @param picture address of the picture, where it shows one
 * @param size of the title
 */
function cardElement({ title: words, figures: line, shows }: CardContent, picture: string, size: number) {
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", fontFamily, background: colours.ground }}>
      <img
        src={`data:image/svg+xml;base64,${readFileSync("public/icons/logo-inverse.svg", "base64")}`}
        alt=""
        width={logo.width}
        height={logo.height}
        style={{ position: "absolute", left: logo.left, top: logo.top }}
      />
      <div style={{ ...lowerEnd, position: "absolute", display: "flex", flexDirection: "column" }}>
        <div style={{ ...titleStyle, fontSize: size, display: "flex", flexWrap: "wrap", columnGap: space }}>
          {wordsOf(words).map((word, index) => (
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

/** Title and figures grow upwards from the lower end of their column. */
const lowerEnd = {
  left: column.left,
  bottom: shareSize.height - column.top - column.height,
  width: column.width,
};

const titleStyle = {
  fontWeight: 800,
  lineHeight: title.spacing,
  whiteSpace: "nowrap",
  color: colours.text,
} as const;

const figuresStyle = {
  marginTop: figures.above,
  fontSize: figures.size,
  fontWeight: 500,
  lineHeight: figures.spacing,
  whiteSpace: "nowrap",
  color: colours.muted,
} as const;

/** Splits a title where its lines may be broken: at spaces only, and not after the hyphen of a word. */
const wordsOf = (text: string) => text.replaceAll("\u2060", "").split(" ");

/** A text of a drawing, in a box around its point that is wider than any. */
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
        fontWeight: 800,
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
    ...texts.map(drawnText),
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

const masterOf = (name: PictureName) => join("pictures/masters", `${name}.jpg`);

/** Cuts a picture's master to the stage. @returns a data address, which the drawing of a card can take in */
async function cardPicture(name: PictureName): Promise<string> {
  const bytes = await sharp(masterOf(name))
    .resize(stage.width, stage.height, { fit: "cover" })
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}
