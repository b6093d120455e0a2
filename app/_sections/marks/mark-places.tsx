import { useTranslations } from "next-intl";

import { eurPallet } from "../../_content/eur-pallet";
import type { PalletGeometry } from "../../_content/products";
import { TermLink } from "../../_components/term-link";
import { Section } from "../../_ui/section";
import { markPlaces, PlaceList, PlaceTag } from "./place-list";
import { PalletDrawing, PalletView } from "../../_pallet/pallet-drawing";
import { blockColumns, levels } from "../../_pallet/pallet-geometry";
import { plainText } from "../../_i18n/plain-text";
import { pathData, rectangle } from "../../_pallet/path-data";

/** Length of the drawn pallet with shortened openings, mm. */
const shortened = 620;

/** Renders the marks on the long side of a pallet: a drawing, and a list with meaning and requirements. */
export function MarkPlaces() {
  const t = useTranslations("knowledge.marks");
  const said = [
    t("figureAlt"),
    ...markPlaces.map(({ key }, index) => `${index + 1}: ${t(`places.${key}.name`)}.`),
  ].join(" ");
  const drawing = { label: plainText(said), sign: t("signHere") };
  return (
    <>
      <Section headingId="places-heading" ground="sunk" className="mark-places" heading={t("tableCaption")}>
        <figure className="mark-places__figure">
          <MarksDrawing {...drawing} className="mark-places__whole" geometry={eurPallet} />
          <MarksDrawing
            {...drawing}
            className="mark-places__broken"
            geometry={{ ...eurPallet, length: shortened }}
            isBroken
          />
          <figcaption className="fine-print">
            {t("figureNote")} {t("basis")}
          </figcaption>
        </figure>
      </Section>
      <div className="mark-places__list wrap">
        <PlaceList
          places={markPlaces.map(({ key, term }) => ({
            id: key,
            name: term ? <TermLink term={term}>{t(`places.${key}.name`)}</TermLink> : t(`places.${key}.name`),
            text: `${t(`places.${key}.what`)}. ${t(`places.${key}.read`)}`,
            note: `${t("columnRequired")}: ${t(`places.${key}.required`)}`,
          }))}
        />
      </div>
    </>
  );
}

/** Draws break lines over the omitted part of the openings. */
function OpeningBreaks({ at, height }: { at: readonly number[]; height: number }) {
  const step = (height + 28) / 4;
  const tear = pathData`l8 ${step}l-16 ${2 * step}l8 ${step}`;
  const strip = (x: number) =>
    pathData`M${x - 9} -14` + tear + pathData`h18l-8 ${-step}l16 ${-2 * step}l-8 ${-step}z`;
  const tears = (x: number) => pathData`M${x - 9} -14` + tear + pathData`M${x + 9} -14` + tear;
  return (
    <>
      <path className="mark-places__gap" d={at.map(strip).join("")} />
      <path d={at.map(tears).join("")} />
    </>
  );
}

interface MarksDrawingProps {
  geometry: PalletGeometry;
  label: string;
  /** Placeholder text for a protected sign. */
  sign: string;
  /** Shortens the openings, as workshop drawings do with long parts. */
  isBroken?: boolean;
  className: string;
}

/** Draws the long side of a pallet with numbered marks. Protected signs are only outlines. */
function MarksDrawing({ geometry, label, sign, isBroken = false, className }: MarksDrawingProps) {
  const { length, height, boardThickness } = geometry;
  const columns = blockColumns(geometry);
  const [left = 0, centre = 0, right = 0] = columns.map(({ start, width }) => start + width / 2);
  const { blocks, bottom } = levels(geometry);
  const middle = (blocks + bottom) / 2;
  const size = isBroken ? 44 : 34;
  const [above, below] = [-size - 20, height + size + 14];
  const openings = [(left + centre) / 2, (centre + right) / 2] as const;
  const chamfer = bottom + 0.35 * boardThickness;
  const half = 72.5;
  // Right of the zigzag line that marks a shortened opening.
  const beside = isBroken ? 24 : 0;
  const up = (name: number, x: number, to = x, at = middle - 28) => ({
    name,
    x,
    y: above,
    to: [to, at] as const,
  });
  const down = (name: number, x: number, at: number) => ({ name, x, y: below, to: [x, at] as const });
  const tags = [
    up(1, left),
    ...[3, 4, 5, 6].map((name, at) =>
      up(name, centre + (at - 1.5) * size * 1.25, centre + (at - 1.5) * 22, middle - 25),
    ),
    up(2, right),
    down(7, 6, middle),
    down(7, length - 6, middle),
    down(8, openings[0] - beside, chamfer),
    down(8, openings[1] + beside, chamfer),
  ];
  return (
    <PalletDrawing
      className={className}
      viewBox={`${-size / 2} ${above - size / 2 - 2} ${length + size} ${below - above + size + 4}`}
      label={label}
    >
      <PalletView view="longSide" geometry={geometry} />
      <path
        className="mark-places__edges"
        d={pathData`M12 0V${height}M${length - 12} 0V${height}M${left + half} ${chamfer}H${centre - half}M${centre + half} ${chamfer}H${right - half}`}
      />
      {isBroken && <OpeningBreaks at={openings} height={height} />}
      <path
        className="pallet-drawing__hidden"
        d={[oval(left, middle), rectangle(centre - 55, middle - 25, 110, 50), oval(right, middle)].join("")}
      />
      {[left, right].map((x) => (
        <text key={x} className="mark-places__sign" x={x} y={middle} dy=".36em">
          {sign}
        </text>
      ))}
      {tags.map(({ name, ...tag }) => (
        <PlaceTag key={`${name} ${tag.x}`} name={String(name)} size={size} {...tag} />
      ))}
    </PalletDrawing>
  );
}

const oval = (x: number, y: number) => pathData`M${x - 52} ${y}a52 28 0 0 1 104 0a52 28 0 0 1 -104 0z`;
