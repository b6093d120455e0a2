import { fontFamily } from "./card-fonts";

/** Pixels of the picture on a card; the long side of the pallet below it is drawn at 1 px = 1 mm. */
export const pictureSize = { width: 620, height: 486 } as const;

/** `tokens.css`, which no drawing can read: forest-900, forest-300, paper-100, spray-500. */
const colours = { ground: "#11231b", muted: "#a9bcae", text: "#f6f2e8", accent: "#f84d0f" } as const;

/** Where the saw went through: the edges of five deck boards, in hundredths of the picture's width. */
const kerfs = [22.63, 38.56, 61.44, 77.37] as const;

/** The long side of a 1200 × 144 pallet in millimetres: x, y, width, height of its boards and blocks. */
const pallet = [
  [0, 0, 1200, 44],
  [0, 44, 145, 78],
  [527.5, 44, 145, 78],
  [1055, 44, 145, 78],
  [0, 122, 1200, 22],
] as const;

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
      {pallet.map(([left, top, width, height]) => (
        <div
          key={`${left} ${top}`}
          style={{
            position: "absolute",
            left,
            top: pictureSize.height + top,
            width,
            height,
            background: colours.accent,
          }}
        />
      ))}
    </div>
  );
}

/** Pixels. The longest word decides: it has to fit the column whole. */
function titleSize(title: string): number {
  const longest = Math.max(...title.split(/\s/).map((word) => word.length));
  return Math.min(66, Math.floor(900 / longest));
}
