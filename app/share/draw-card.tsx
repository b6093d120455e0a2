import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import sharp from "sharp";

import { shareSize } from "../_layout/head/metadata";
import { eurPallet } from "../_content/eur-pallet";
import type { PictureName } from "../_content/pictures";
import { silhouette } from "../_pallet/pallet-views";
import { colour } from "../_styles/colours";
import type { CardContent } from "./card-content";

/** What a share picture may have, bytes: messengers show no larger ones. */
const largest = 150_000;

/**
 * Draws a share picture.
 *
 * @returns a PNG of at most 256 colours: a fifth of the size of the drawing, without a visible difference
 */
export async function drawCard({ title, text, picture, isCut }: CardContent): Promise<Buffer<ArrayBuffer>> {
  const [fonts, logo, photograph] = await Promise.all([
    cardFonts(),
    readFile("public/icons/logo-inverse.svg", "base64"),
    cardPicture(picture, pictureSize.width, pictureSize.height),
  ]);
  const drawing = new ImageResponse(
    <ShareCard
      title={title}
      text={text}
      logo={`data:image/svg+xml;base64,${logo}`}
      picture={photograph}
      isCut={isCut}
    />,
    { ...shareSize, fonts },
  );
  const image = sharp(await drawing.arrayBuffer()).removeAlpha();
  const usual = await image.png({ palette: true, quality: 50, dither: 0.6, effort: 4 }).toBuffer();
  if (usual.length < largest) return usual;
  // Sawdust and asphalt have so much detail that they are spread over fewer points.
  return image.png({ palette: true, quality: 25, dither: 0.3, effort: 4 }).toBuffer();
}

/** Pixels of the picture on a card; the long side of the pallet below it is drawn at 1 px = 1 mm. */
const pictureSize = { width: 620, height: 486 } as const;

const colours = {
  ground: colour("forest-900"),
  muted: colour("forest-300"),
  text: colour("paper-100"),
  accent: colour("spray-500"),
};

/** The width of a saw cut, in hundredths of the picture's width. */
const cut = 0.5;

const boards = eurPallet.deckBoards;
const total = boards.reduce((sum, width) => sum + width, 0);

/** Where the saw went through: the middles between deck boards laid edge to edge, in hundredths of the picture's width. */
const kerfs = boards.slice(1).map((_, index) => {
  const before = boards.slice(0, index + 1).reduce((sum, width) => sum + width, 0);
  return (before / total) * (100 - boards.slice(1).length * cut) + (index + 0.5) * cut;
});

interface ShareCardProps {
  title: string;
  text: string;
  /** Data addresses. */
  logo: string;
  picture: string;
  /** Whether the picture may be cut into boards: a picture of a product never is. */
  isCut: boolean;
}

/** The card that a network shows for a page: its load on a pallet. Drawn by `next/og`, which knows `style` only. */
function ShareCard({ title, text, logo, picture, isCut }: ShareCardProps) {
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        background: colours.ground,
        color: colours.text,
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: 1200 - pictureSize.width,
          height: pictureSize.height,
          padding: "44px 36px 34px 48px",
          fontFamily,
        }}
      >
        <img src={logo} width={214} height={43} alt="" />
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div
            style={{
              fontSize: titleSize(title),
              fontWeight: 800,
              lineHeight: 1.02,
              letterSpacing: "-0.025em",
            }}
          >
            {title}
          </div>
          <div
            style={{ marginTop: 20, fontSize: 25, fontWeight: 500, lineHeight: 1.3, color: colours.muted }}
          >
            {text}
          </div>
        </div>
      </div>
      <img src={picture} {...pictureSize} alt="" />
      {isCut &&
        kerfs.map((kerf) => (
          <div
            key={kerf}
            style={{
              position: "absolute",
              top: 0,
              left: 1200 - pictureSize.width + (pictureSize.width * kerf) / 100 - 2,
              width: 4,
              height: pictureSize.height,
              background: colours.ground,
            }}
          />
        ))}
      <svg
        viewBox={`0 0 ${eurPallet.length} ${eurPallet.height}`}
        width={eurPallet.length}
        height={eurPallet.height}
        style={{ position: "absolute", left: 0, top: pictureSize.height }}
      >
        <path d={silhouette(eurPallet)} fill={colours.accent} />
      </svg>
    </div>
  );
}

/** Pixels. The longest word decides: it has to fit the column whole. */
function titleSize(title: string): number {
  const longest = Math.max(...title.split(/\s/).map((word) => word.length));
  return Math.min(66, Math.floor(900 / longest));
}

const weights = [500, 800] as const;

/** Latin alone has no ł or ż. Two families, because of two fonts with one name the drawing only sees one. */
const alphabets = ["latin", "latin-ext"] as const;

const fontFamily = alphabets.join(", ");

/**
 * Reads the font of the cards. It comes from a package, because the site's own files are WOFF2 and variable, and the
 * drawing can read neither.
 */
async function cardFonts() {
  // Node looks for the package as it does for any other, from the project upwards.
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  const files = weights.flatMap((weight) => alphabets.map((alphabet) => ({ weight, alphabet })));
  return Promise.all(
    files.map(async ({ weight, alphabet }) => ({
      name: alphabet,
      weight,
      style: "normal" as const,
      data: await readFile(resolve(`@fontsource/archivo/files/archivo-${alphabet}-${weight}-normal.woff`)),
    })),
  );
}

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
