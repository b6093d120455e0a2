import { useTranslations } from "next-intl";

import { eurPallet } from "../../../_content/eur-pallet";
import { TermLink } from "../../../_components/term-link";
import { Section } from "../../../_ui/section";
import { PlaceList } from "../place-list";
import { markPlaces } from "./mark-place-keys";
import { MarksDrawing } from "./marks-drawing";
import "./mark-places.css";

/** Narrow windows see the pallet with less of its openings: as long as this, mm. */
const shortened = 620;

/** The long side of a pallet with its marks: places on a drawing, and what stands there, how it is read, when it is required. */
export function MarkPlaces() {
  const t = useTranslations("knowledge.marks");
  const label = [
    t("figureAlt"),
    ...markPlaces.map(({ key }, index) => `${index + 1}: ${t(`places.${key}.name`)}.`),
  ].join(" ");
  const drawing = { label, sign: t("signHere") };
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
          <figcaption>
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
