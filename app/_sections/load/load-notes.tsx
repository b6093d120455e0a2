import { useTranslations } from "next-intl";

import { TermRow } from "../../_components/term-row";
import "./load-notes.css";

const notes = [
  "nominal",
  "play",
  "stack",
  "mass",
  "empty",
  "container",
  "own",
  "blocks",
  "confirmed",
] as const;

const terms = ["stack", "palletSpace", "loadingMetre", "curtainSider", "swapBody", "unitLoad"] as const;

/** What the figures assume. */
export function LoadNotes() {
  const t = useTranslations("load.notes");
  return (
    <section className="load-notes on-sunk" aria-labelledby="load-notes-heading">
      <div className="wrap">
        <h2 id="load-notes-heading">{t("heading")}</h2>
        <ul>
          {notes.map((note) => (
            <li key={note}>{t(note)}</li>
          ))}
        </ul>
        <TermRow terms={terms} />
      </div>
    </section>
  );
}
