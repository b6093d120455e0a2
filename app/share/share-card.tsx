import { eurPallet } from "../_content/eur-pallet";
import { silhouette } from "../_pallet/pallet-views";
import { colour } from "../_styles/colours";
import { fontFamily } from "./card-fonts";

/** Pixels of the picture on a card; the long side of the pallet below it is drawn at 1 px = 1 mm. */
export const pictureSize = { width: 620, height: 486 } as const;

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
export function ShareCard({ title, text, logo, picture, isCut }: ShareCardProps) {
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
