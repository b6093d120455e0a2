import { useLocale, useTranslations } from "next-intl";

import { addAddress } from "../../../_features/contact/quote-address";
import { type Axis, placeOn } from "../../../_content/validity/axis";
import { asset, path } from "../../../_i18n/paths";
import { Icon } from "../../../_ui/icon";
import { zoom } from "../../../_ui/icon-shapes";
import { TextLink } from "../../../_ui/text-link";
import { Dated } from "./dated";
import { DocumentState } from "./document-state";
import type { Document, DocumentWords } from "./document-words";
import { dayAfter, writtenDay } from "../../../_content/validity/day";
import { type Dates, daysOf } from "../../../_content/validity/state";

interface LedgerMarksProps {
  document: Dates;
  /** Its dates in words. */
  dates: string;
  axis: Axis;
}

/**
 * The dates of one document on the axis: a bar for a period, its last day included, otherwise a square for each date. No
 * viewBox: what is drawn has its place in per cent, and words keep their size.
 */
function LedgerMarks({ document, dates, axis }: LedgerMarksProps) {
  const { from, until } = document;
  const marks =
    from && until
      ? [{ day: from, words: dates }]
      : daysOf(document).map((day) => ({ day, words: writtenDay(day) }));
  return (
    <svg className="ledger__axis" aria-hidden="true">
      <rect width="100%" height="100%" fill="url(#years)" />
      {marks.map(({ day, words }) => {
        const place = parseFloat(placeOn(axis, day));
        const end = until && parseFloat(placeOn(axis, dayAfter(until)));
        return (
          <svg key={day} x={`${place}%`}>
            <rect width={from && end ? `${(end - place).toFixed(2)}%` : undefined} />
            {/* Before the mark, where the axis has the space; the row says it, too. */}
            {place > 25 && <text>{words}</text>}
          </svg>
        );
      })}
      <use href="#today" />
    </svg>
  );
}

interface LedgerRowProps {
  document: Document;
  words: DocumentWords;
  axis: Axis;
}

/**
 * One document: its picture, a link to its file that a plain press shows enlarged on the page instead; what it is today;
 * its dates on the axis; and the way to request its current edition, as a line of its own for the quote list.
 */
export function LedgerRow({ document, words, axis }: LedgerRowProps) {
  const t = useTranslations("home.certificates");
  const { key, file, from, until, scope, register } = document;
  const { title, name } = words;
  const request = addAddress(path(useLocale(), "landing"), { kind: "document", document: key });
  return (
    <li className="ledger__row">
      <a className="ledger__open" href={asset(file)} data-dialog={key} aria-label={t("enlarge", { name })}>
        <img src={asset(file)} width={210} height={297} alt="" loading="lazy" />
        <Icon shape={zoom} />
      </a>
      <div className="ledger__text">
        <h3>{title}</h3>
        {scope && <p>{scope}</p>}
        {/* A period says its dates below. */}
        <DocumentState {...words} dated={!(from && until)} />
        {from && until && (
          <p>
            <Dated
              text={t("states.period", { from: words.dates.slice(0, 10), to: words.dates.slice(-10) })}
            />
          </p>
        )}
        {register && <TextLink href={register}>{t("register")}</TextLink>}
      </div>
      <LedgerMarks document={document} dates={words.dates} axis={axis} />
      <TextLink className="ledger__ask" href={request} aria-label={t("requestAria", { title: name })}>
        {t("request")}
      </TextLink>
    </li>
  );
}
