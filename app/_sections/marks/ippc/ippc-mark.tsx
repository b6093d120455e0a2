import { useTranslations } from "next-intl";

import { AsOf } from "../../../_features/contact/as-of";
import { eurPallet } from "../../../_content/eur-pallet";
import { statements } from "../../../_content/knowledge/statements";
import { RuleList } from "../../../_ui/rule-list";
import { Section } from "../../../_ui/section";
import { PlaceList } from "../place-list";
import { centrePlaces, markPlaces } from "../places/mark-place-keys";
import { CentreBlock } from "./centre-block";
import { MarkParts } from "./mark-parts";
import "./ippc-mark.css";

const parts = ["symbol", "country", "producer", "treatment", "frame"] as const;
const rules = ["quality", "never"] as const;

/** The centre block from near by, and the parts of the IPPC mark by letters. */
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
    <Section headingId="ippc-heading" ground="sunk" heading={t("heading")} lead={t("lead")} split>
      <div className="ippc-mark">
        <figure>
          <CentreBlock
            width={width}
            height={height}
            label={marks("detailAlt", { places })}
            sign={marks("signHere")}
          />
          <figcaption>{marks("detailNote", { width, height })}</figcaption>
        </figure>
        <figure>
          <MarkParts label={`${t("figureAlt")}. ${letters}`} symbol={t("symbolHere")} />
          <figcaption>{t("figureNote")}</figcaption>
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
      <div className="ippc-mark__rules">
        <RuleList
          rules={rules.map((rule) => ({
            id: rule,
            name: t(`parts.${rule}.name`),
            text: t(`parts.${rule}.rule`),
          }))}
        />
      </div>
      <p className="ippc-mark__note">
        <AsOf statement={statements.ippcMark} />
      </p>
    </Section>
  );
}
