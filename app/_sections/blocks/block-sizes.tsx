import { useTranslations } from "next-intl";

import { inMillimetres } from "../../_i18n/figures";
import { offeredBlocks, type PalletBlocks } from "../../_content/blocks";
import { horizontalMeasure, Measures, verticalMeasure } from "../../_pallet/measures";
import { PalletDrawing } from "../../_pallet/pallet-drawing";
import { pathData, rectangle } from "../../_pallet/path-data";
import { Section } from "../../_ui/section";
import "./block-sizes.css";

/** Between two views, and from a view to its dimension line; mm. */
const apart = 60;
const beside = 26;

const most = (side: 0 | 1 | 2) => Math.max(...offeredBlocks.map(({ size }) => size[side]));
const sheet = {
  width: most(0) + apart + most(1) + 2 * beside + 60,
  height: most(2) + apart + most(1) + beside + 44,
};

/** A block from the front, from its side and from above. One SVG unit is one mm, and every block has the same sheet. */
function BlockViews({ size, label }: Pick<PalletBlocks, "size"> & { label: string }) {
  const [length, width, height] = size;
  const side = length + apart;
  const above = height + apart;
  const arrows = { arrows: false };
  return (
    <PalletDrawing
      className="block-sizes__drawing"
      viewBox={`-60 -${beside + 34} ${sheet.width + 20} ${sheet.height + 20}`}
      label={label}
    >
      <path
        className="pallet-drawing__chip"
        d={[
          rectangle(0, 0, length, height),
          rectangle(side, 0, width, height),
          rectangle(0, above, length, width),
        ].join("")}
      />
      <path
        className="pallet-drawing__hidden"
        d={pathData`M0 ${height + 4}V${above - 4}M${length} ${height + 4}V${above - 4}M${length + 4} 0H${side - 4}M${length + 4} ${height}H${side - 4}`}
      />
      <Measures
        measures={[
          horizontalMeasure({
            ...arrows,
            from: 0,
            to: length,
            at: -beside,
            offset: -8,
            figure: String(length),
          }),
          horizontalMeasure({
            ...arrows,
            from: side,
            to: side + width,
            at: -beside,
            offset: -8,
            figure: String(width),
          }),
          verticalMeasure({
            ...arrows,
            from: 0,
            to: height,
            at: side + width + beside,
            offset: 22,
            figure: String(height),
          }),
          verticalMeasure({
            ...arrows,
            from: above,
            to: above + width,
            at: -beside,
            offset: -10,
            figure: String(width),
          }),
        ]}
      />
    </PalletDrawing>
  );
}

/** The sizes on offer, each in three views, all at one scale. */
export function BlockSizes() {
  const t = useTranslations("blocks.sizes");
  return (
    <Section
      headingId="block-sizes-heading"
      ground="sunk"
      className="block-sizes"
      heading={t("heading")}
      lead={t("text")}
    >
      <div className="block-sizes__pair">
        {offeredBlocks.map(({ size, middle, count }) => {
          const written = inMillimetres(...size);
          return (
            <figure key={written}>
              <BlockViews size={size} label={t("drawingAlt", { size: written })} />
              <figcaption>
                <strong>{written}</strong>
                <span>{t(middle ? "middle" : "outer", { count })}</span>
              </figcaption>
            </figure>
          );
        })}
      </div>
    </Section>
  );
}
