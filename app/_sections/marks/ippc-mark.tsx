import { useTranslations } from "next-intl";

import { AsOf } from "../../_components/as-of";
import { eurPallet } from "../../_content/eur-pallet";
import { statements } from "../../_content/knowledge/statements";
import { inMillimetres } from "../../_i18n/figures";
import { RuleList } from "../../_ui/rule-list";
import { Section } from "../../_ui/section";
import { centrePlaces, markPlaces, PlaceList, PlaceTag } from "./place-list";
import { PalletDrawing } from "../../_pallet/pallet-drawing";
import { rectangle } from "../../_pallet/path-data";

interface CentreBlockProps {
  width: number;
  height: number;
  label: string;
  /** Placeholder text for a protected sign. */
  sign: string;
}

/** Draws the centre block with mark frame, licence number, staple and nail, all with example codes. */
function CentreBlock({ width, height, label, sign }: CentreBlockProps) {
  const tag = { size: 12 };
  return (
    <PalletDrawing
      className="ippc-mark__drawing"
      viewBox={`-4 -22 ${width + 8} ${height + 26}`}
      label={label}
    >
      <path className="pallet-drawing__chip" d={rectangle(0, 0, width, height)} />
      <path className="pallet-drawing__hidden" d={`${rectangle(8, 8, 72, 30)}M36 8v30`} />
      <text className="ippc-mark__small" x="22" y="25">
        {sign}
      </text>
      {/* Keeps the length with any letter spacing or font, clear of the sign (WCAG 1.4.12). */}
      <text x="58" y="21" textLength="36" lengthAdjust="spacingAndGlyphs">
        PL-00000
      </text>
      <text x="58" y="33">
        HT
      </text>
      <text className="ippc-mark__code" x="42" y="63">
        123-6-04
      </text>
      <path d="M96 17v-5h24v5M104 58a5 5 0 1 0 10 0a5 5 0 1 0 -10 0" />
      <PlaceTag {...tag} name="3" x={94} y={30} to={[80, 30]} />
      <PlaceTag {...tag} name="4" x={86} y={60} to={[70, 60]} />
      <PlaceTag {...tag} name="5" x={133} y={22} to={[120, 15]} />
      <PlaceTag {...tag} name="6" x={133} y={62} to={[114, 58]} />
    </PalletDrawing>
  );
}

interface MarkPartsProps {
  label: string;
  /** Placeholder text for the protected symbol. */
  symbol: string;
}

/** Draws the parts of the IPPC mark, with a placeholder for the symbol. */
function MarkParts({ label, symbol }: MarkPartsProps) {
  const tag = { size: 12 };
  return (
    <PalletDrawing className="ippc-mark__drawing" viewBox="-4 -22 153 104" label={label}>
      <path d={`${rectangle(0, 8, 122, 68)}M46 8v68`} />
      <path className="pallet-drawing__hidden" d={rectangle(6, 18, 34, 48)} />
      <text className="ippc-mark__small" x="23" y="44">
        {symbol}
      </text>
      <text className="ippc-mark__code" x="84" y="40">
        PL-00000
      </text>
      <text className="ippc-mark__code" x="84" y="62">
        HT
      </text>
      <PlaceTag {...tag} name="A" x={23} y={-10} to={[23, 18]} />
      <PlaceTag {...tag} name="B" x={66} y={-10} to={[66, 29]} />
      <PlaceTag {...tag} name="C" x={98} y={-10} to={[98, 29]} />
      <PlaceTag {...tag} name="D" x={139} y={58} to={[93, 58]} />
      <PlaceTag {...tag} name="E" x={139} y={22} to={[122, 22]} />
    </PalletDrawing>
  );
}

const parts = ["symbol", "country", "producer", "treatment", "frame"] as const;
const rules = ["quality", "never"] as const;

/** Renders the enlarged centre block, and the lettered parts of the IPPC mark. */
export function IppcMark() {
  const t = useTranslations("knowledge.ippc");
  const marks = useTranslations("knowledge.marks");
  const { blockColumns, blockHeight: height } = eurPallet;
  const [width = 0] = blockColumns;
  const { from, to } = centrePlaces;
  const places = markPlaces
    .slice(from, to)
    .map(({ key }, index) => `${from + index + 1}: ${marks(`places.${key}.what`)}.`)
    .join(" ");
  const letters = parts.map((part, index) => `${"ABCDE"[index]}: ${t(`parts.${part}.name`)}.`).join(" ");
  return (
    <Section headingId="ippc-heading" ground="sunk" heading={t("heading")} lead={t("lead")}>
      <div className="ippc-mark column">
        <figure>
          <CentreBlock
            width={width}
            height={height}
            label={marks("detailAlt", { places })}
            sign={marks("signHere")}
          />
          <figcaption className="fine-print">
            {marks("detailNote", { size: inMillimetres(width, height) })}
          </figcaption>
        </figure>
        <figure>
          <MarkParts label={`${t("figureAlt")}. ${letters}`} symbol={t("symbolHere")} />
          <figcaption className="fine-print">{t("figureNote")}</figcaption>
        </figure>
      </div>
      <PlaceList
        letters
        places={parts.map((part) => ({
          id: part,
          name: t(`parts.${part}.name`),
          text: t(`parts.${part}.rule`),
        }))}
      />
      <RuleList
        rules={rules.map((rule) => ({
          id: rule,
          name: t(`parts.${rule}.name`),
          text: t(`parts.${rule}.rule`),
        }))}
      />
      <p className="fine-print">
        <AsOf statement={statements.ippcMark} />
      </p>
    </Section>
  );
}
