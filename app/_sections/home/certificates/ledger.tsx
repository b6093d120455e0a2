import type { Day } from "../../../_content/validity/day";
import { daysOf } from "../../../_content/validity/state";
import { type Document, useDocumentWords } from "./document-words";
import { LedgerRow } from "./ledger-row";
import { Lightbox } from "./lightbox";
import "./ledger.css";

interface LedgerProps {
  documents: readonly Document[];
  /** The day of the build. */
  today: Day;
}

/** The documents from the newest to the oldest, those that had expired when the page was built at the end; and the gallery of them. */
export function Ledger({ documents, today }: LedgerProps) {
  const words = useDocumentWords(today);
  const newest = (document: Document) => daysOf(document).at(-1) ?? "";
  const rows = documents
    .map((document) => ({ document, words: words(document) }))
    .toSorted(
      (one, other) =>
        Number(one.words.state === "expired") - Number(other.words.state === "expired") ||
        newest(other.document).localeCompare(newest(one.document)),
    );
  return (
    <>
      <ul className="ledger">
        {rows.map((row) => (
          <LedgerRow key={row.document.key} {...row} />
        ))}
      </ul>
      <Lightbox pages={rows} />
    </>
  );
}
