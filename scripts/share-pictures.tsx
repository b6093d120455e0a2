import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
// With extension: Node finds no file of this package without it.
import { ImageResponse } from "next/og.js";
import nextPackage from "next/package.json" with { type: "json" };
import sharp from "sharp";

import { counts } from "../app/_content/counts";
import { eurPallet } from "../app/_content/eur-pallet";
import { articleById } from "../app/_content/news";
import { pages } from "../app/_content/pages";
import type { PictureName } from "../app/_content/pictures";
import { inHeading, productById } from "../app/_content/products";
import { usualVehicle } from "../app/_content/vehicles";
import { figure, times } from "../app/_i18n/figures";
import { type Locale, locales } from "../app/_i18n/languages";
import type { Page } from "../app/_i18n/paths";
import { withoutLineMarks } from "../app/_i18n/plain-text";
import { routes } from "../app/_i18n/routes";
import type { SiteTranslator } from "../app/_i18n/site-translator";
import { shareFile } from "../app/_layout/head/addresses";
import { shareSize } from "../app/_layout/head/metadata";
import { fullLoad } from "../app/_load/full-load";
import { deckBoards } from "../app/_pallet/pallet-geometry";
import { rectangle } from "../app/_pallet/path-data";
import { silhouette } from "../app/_pallet/pallet-views";
import { colour } from "../app/_styles/colours";
import type { Cache } from "./downloads/cache";
import { translatorOf } from "./downloads/product-files";

/** Title, picture, and the line of figures below the title of a product. */
interface Card {
  title: string;
  picture: PictureName;
  figures?: string;
  /** Whether a layer of cartons is drawn instead of the picture. */
  isCartons?: boolean;
}

/** Returns the content of a page's card, from the page table, the product or the article. */
function cardOf(locale: Locale, t: SiteTranslator, page: Page): Card {
  const article = page.route === "article" && articleById(page.id);
  if (article) return { title: t(`news.articles.${article.key}.title`), picture: article.picture };
  const product = page.route === "product" && productById(page.id);
  if (product) {
    const { length, depth, height } = product.geometry;
    const pieces = figure(locale, fullLoad(usualVehicle, product.geometry).perTrip);
    return {
      title: inHeading(t(product.name)),
      picture: product.img,
      figures: `${times(length, depth, height)} · ${t("facts.onTrailer", { pieces })}`,
    };
  }
  const { share } = routes[page.route];
  if (!share) throw new Error(`The ${page.route} has no title and picture to share.`);
  return { title: t(share.title, counts), picture: share.picture, isCartons: page.route === "cartons" };
}

/** The area above the pallet, and in it the column of the title and the picture; all sizes in px. */
const [height, margin, column] = [486, 48, 496];
const picture = { left: 580, width: 620, height };

/**
 * Returns the font size of a title in px: its longest word fits in the column, and at most seven lines below
 * the logo. A letter of the bold face is on average 0.6 em wide, and never wider in a whole word.
 *
 * @throws Error if the smallest readable size is too large
 */
export function titleSize(title: string): number {
  const longest = Math.max(...title.split(" ").map((word) => word.length));
  const size = Math.floor(Math.min(56, column / (longest * 0.6), 68 - title.length / 2));
  if (size >= 36) return size;
  throw new Error(
    `"${title}" is too long for a share picture: shorten it, or, except for products and articles, set another \`share.title\` in app/_i18n/routes.ts.`,
  );
}

/** Own files, because the renderer can read neither WOFF2 nor variable fonts, which the site uses. */
const fonts = ([600, 700] as const).map((weight) => ({
  ...{ name: "Archivo", weight, style: "normal" as const },
  data: readFileSync(`scripts/downloads/fonts/Archivo-${weight === 700 ? "Bold" : "SemiBold"}.otf`),
}));

/** Width of this font's space. */
const space = "0.19em";

const colours = { ground: colour("forest-900"), muted: colour("forest-300"), text: colour("paper-100") };

/** Width of a saw cut in per cent of the picture's width. */
const cut = 0.5;

/** Centres of the cuts between the deck boards of a EUR pallet, in per cent of the picture's width. */
function kerfs(): number[] {
  const boards = eurPallet.deckBoards;
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
  const wood = 100 - (boards.length - 1) * cut;
  return boards
    .slice(1)
    .map((_, index) => (sum(boards.slice(0, index + 1)) / sum(boards)) * wood + (index + 0.5) * cut);
}

/** Draws a layer of cartons on a EUR pallet from above, one carton short, so that the deck shows. SVG, in mm. */
function CartonLayer() {
  const [length, depth] = [300, 200];
  const columns = eurPallet.length / length;
  const cartons = Array.from({ length: (columns * eurPallet.depth) / depth - 1 }, (_, at) =>
    rectangle((at % columns) * length, Math.floor(at / columns) * depth, length, depth),
  );
  const deck = deckBoards(eurPallet).map(({ start, width }) => rectangle(0, start, eurPallet.length, width));
  const line = { stroke: colours.ground, strokeWidth: 8 };
  return (
    <svg
      viewBox={`-100 -150 ${eurPallet.length + 200} ${eurPallet.depth + 300}`}
      {...picture}
      style={{ position: "absolute", left: picture.left, top: 0, background: colours.text }}
    >
      <path d={deck.join("")} fill={colour("drawing-wood")} {...line} />
      <path d={cartons.join("")} fill={colour("drawing-chip")} {...line} />
    </svg>
  );
}

/** Returns the element of a card. Only photographs without a product have saw cuts. */
function cardElement({ title, figures, isCartons }: Card, source: string) {
  const lines = { whiteSpace: "nowrap", color: colours.text } as const;
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
        width={214}
        height={43}
        style={{ position: "absolute", left: margin, top: 44 }}
      />
      <div
        style={{
          ...{ position: "absolute", left: margin, bottom: shareSize.height - height + 40, width: column },
          ...{ display: "flex", flexDirection: "column" },
        }}
      >
        <div
          style={{
            ...{ ...lines, fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.08 },
            ...{ display: "flex", flexWrap: "wrap", columnGap: space },
          }}
        >
          {/* One element a word: titles break at spaces, but not at hyphens. */}
          {withoutLineMarks(title)
            .split(" ")
            .map((word, index) => (
              <div key={index}>{word}</div>
            ))}
        </div>
        {figures && (
          <div style={{ ...lines, marginTop: 22, fontSize: 27, fontWeight: 600, color: colours.muted }}>
            {figures}
          </div>
        )}
      </div>
      {isCartons ? (
        <CartonLayer />
      ) : (
        <img src={source} {...picture} alt="" style={{ position: "absolute", left: picture.left, top: 0 }} />
      )}
      {!figures &&
        !isCartons &&
        kerfs().map((centre) => (
          <div
            key={centre}
            style={{
              ...{ position: "absolute", top: 0, left: picture.left + (picture.width * centre) / 100 - 2 },
              ...{ width: 4, height, background: colours.ground },
            }}
          />
        ))}
      <svg
        viewBox={`0 0 ${eurPallet.length} ${eurPallet.height}`}
        width={eurPallet.length}
        height={eurPallet.height}
        style={{ position: "absolute", left: 0, top: height }}
      >
        <path d={silhouette(eurPallet)} fill={colour("spray-500")} />
      </svg>
    </div>
  );
}

let lacksCharacter = false;

/** Keeps `next/og` off the network: it would fetch missing characters from Google. */
function stayOffline(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (address, options) => {
    // Its layout code comes from a data address.
    if (String(address).startsWith("data:")) return fetch(address, options);
    lacksCharacter = true;
    return Promise.reject(new Error("Share pictures are drawn without the network."));
  };
}

/**
 * Draws a share picture.
 *
 * @returns a PNG of few colours, because messengers show no files of 150 kB
 * @throws Error if the font lacks a character, which `next/og` has logged
 */
async function drawCard(card: Card, master: string): Promise<Buffer> {
  // The renderer loads pictures from addresses only.
  const cropped = await sharp(master).resize(picture.width, height).jpeg({ quality: 92 }).toBuffer();
  const element = cardElement(card, `data:image/jpeg;base64,${cropped.toString("base64")}`);
  const drawn = await new ImageResponse(element, { ...shareSize, fonts }).arrayBuffer();
  if (lacksCharacter)
    throw new Error("The font of share pictures lacks a character, which next/og names above.");
  const compressed = (quality: number) =>
    // More dithering would merge with the background, as a pattern like trees.
    sharp(drawn).removeAlpha().png({ palette: true, quality, dither: 0.3, effort: 4 }).toBuffer();
  const usual = await compressed(50);
  // Sawdust and asphalt have much detail and get fewer colours.
  return usual.length < 150_000 ? usual : compressed(25);
}

/**
 * Makes a share picture for each page and language, such as `product-1-de.png`.
 *
 * @param folder is emptied first
 * @param cache keeps pictures with unchanged inputs
 * @returns the number of pictures
 */
export async function makeSharePictures(folder: string, cache: Cache): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  stayOffline();
  const sources = [
    nextPackage.version,
    sharp.versions.sharp,
    readFileSync("scripts/share-pictures.tsx", "utf8"),
  ];
  const cards = pages.flatMap((page) => locales.map((locale) => ({ page, locale })));
  const work = cards.map(async ({ page, locale }) => {
    const name = shareFile(locale, page);
    const card = cardOf(locale, translatorOf(locale), page);
    const master = join("pictures/masters", `${card.picture}.jpg`);
    const digest = createHash("sha256").update(readFileSync(master)).digest("hex");
    const recipe = JSON.stringify([cardElement(card, digest), ...sources]);
    await writeFile(join(folder, name), await cache(name, recipe, () => drawCard(card, master)));
  });
  await Promise.all(work);
  return cards.length;
}
