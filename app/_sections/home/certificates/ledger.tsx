import { useTranslations } from "next-intl";

import { axisOf, placeOn } from "../../../_content/validity/axis";
import { type Day, writtenDay } from "../../../_content/validity/day";
import { daysOf } from "../../../_content/validity/state";
import "../../../_ui/text-link.css";
import { Icon } from "../../../_ui/icon";
import { chevronDown } from "../../../_ui/icon-shapes";
import { type Document, useDocumentWords } from "./document-words";
import { LedgerRow } from "./ledger-row";
import { Lightbox } from "./lightbox";
import "./ledger.css";

interface LedgerProps {
  documents: readonly Document[];
  /** The day of the build. */
  today: Day;
}

/**
 * The documents from the newest to the oldest on one axis of whole years, those that have expired folded below. Every row
 * draws the years and today's line of the head again; the browser moves that line to the day of the visit.
 */
export function Ledger({ documents, today }: LedgerProps) {
  const t = useTranslations("home.certificates");
  const words = useDocumentWords(today);
  const axis = axisOf(documents.flatMap(daysOf), today);
  const newest = (document: Document) => daysOf(document).at(-1) ?? "";
  const rows = documents
    .toSorted((one, other) => newest(other).localeCompare(newest(one)))
    .map((document) => ({ document, words: words(document) }));
  const [shown, archived] = [false, true].map((isExpired) =>
    rows.filter(({ words: { state } }) => (state === "expired") === isExpired),
  ) as [typeof rows, typeof rows];
  const list = (part: typeof rows) => (
    <ul>
      {part.map((row) => (
        <LedgerRow key={row.document.key} axis={axis} {...row} />
      ))}
    </ul>
  );
  return (
    <div className="ledger">
      <div className="ledger__head" aria-hidden="true">
        <svg className="ledger__axis">
          <pattern id="years" width={(1 / axis.years).toFixed(5)} height="1">
            <path d="M.5 0v999" />
          </pattern>
          <rect id="today" data-today="" x={placeOn(axis, today)} />
          <text data-today="" x={placeOn(axis, today)}>
            {t("today", { date: writtenDay(today) })}
          </text>
        </svg>
        <ol className="ledger__years" start={axis.first}>
          {Array.from({ length: axis.years }, (_, year) => (
            <li key={year} />
          ))}
        </ol>
      </div>
      {list(shown)}
      {archived.length > 0 && (
        <details>
          <summary className="text-link">
            {t("archive", { count: archived.length })}
            <Icon shape={chevronDown} />
          </summary>
          <p>{t("archiveNote")}</p>
          {list(archived)}
        </details>
      )}
      <Lightbox pages={[...shown, ...archived]} />
    </div>
  );
}
