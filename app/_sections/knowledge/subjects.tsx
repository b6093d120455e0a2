import { useLocale, useTranslations } from "next-intl";

import { counts } from "../../_content/counts";
import { path } from "../../_i18n/paths";
import { eurPallet } from "../../_content/eur-pallet";
import { usualVehicle } from "../../_content/vehicles";
import { stacksFromAbove } from "../../_load/drawing/stacks";
import { fullLoad } from "../../_load/full-load";
import { PalletDrawing, PalletView } from "../../_pallet/pallet-drawing";
import { rectangle } from "../../_pallet/path-data";
import "./subjects.css";

/** Draws a symbol of a subject. Decorative: the heading is beside it. */
function SubjectDrawing({ subject }: { subject: "marks" | "ispm" | "glossary" | "load" }) {
  if (subject === "glossary")
    return (
      <PalletDrawing className="subjects__drawing" viewBox="-2 -2 244 74">
        {/* A dictionary page: terms and definitions. */}
        <path className="subjects__words" d="M0 12h64M0 35h44M0 58h56" />
        <path d="M90 12h150M90 35h150M90 58h110" />
      </PalletDrawing>
    );
  const { length, height } = eurPallet;
  if (subject === "marks")
    return (
      <PalletDrawing className="subjects__drawing" viewBox={`-6 -6 ${length + 12} ${height + 12}`}>
        <PalletView view="longSide" geometry={eurPallet} />
      </PalletDrawing>
    );
  if (subject === "ispm")
    return (
      <PalletDrawing className="subjects__drawing" viewBox="-2 -2 244 74">
        <path d={`${rectangle(0, 0, 240, 70)}M80 0v70`} />
        <path className="pallet-drawing__hidden" d={rectangle(14, 10, 52, 50)} />
        <text className="subjects__code" x="160" y="32">
          PL-00000
        </text>
        <text className="subjects__code" x="160" y="60">
          HT
        </text>
      </PalletDrawing>
    );
  const { length: floorLength, width } = usualVehicle;
  const { positions } = fullLoad(usualVehicle, eurPallet);
  return (
    <PalletDrawing className="subjects__drawing" viewBox={`-40 -40 ${floorLength + 80} ${width + 80}`}>
      <path d={rectangle(0, 0, floorLength, width)} />
      <path className="pallet-drawing__wood" d={stacksFromAbove(positions, eurPallet)} />
    </PalletDrawing>
  );
}

/** Pages of the knowledge section, and all entries of its first page. */
const sisters = ["marks", "ispm", "glossary"] as const;
const subjects = [...sisters, "load"] as const;

interface SubjectsProps {
  /** The current page, to list only its sister pages. */
  after?: (typeof subjects)[number];
}

/** Renders the subjects of the knowledge section as link rows with drawings. */
export function Subjects({ after }: SubjectsProps) {
  const locale = useLocale();
  const t = useTranslations("knowledge.hub");
  const listed = after ? sisters.filter((subject) => subject !== after) : subjects;
  return (
    <ul className={after ? "subjects subjects--after ruled wrap" : "subjects ruled wrap"}>
      {listed.map((subject) => (
        <li className="deck" key={subject}>
          <SubjectDrawing subject={subject} />
          <h2>
            <a className="quiet-link whole-link forward" href={path(locale, subject)}>
              {t(`${subject}.title`)}
            </a>
          </h2>
          <p>{t(`${subject}.text`, counts)}</p>
        </li>
      ))}
    </ul>
  );
}
