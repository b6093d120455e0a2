import { useLocale, useTranslations } from "next-intl";

import type { Certificate, certificates } from "../../../_content/company/certificates";
import {
  calendarOf,
  type Change,
  type Day,
  writtenDay,
  daysOf,
  type State,
  stateOn,
  writtenDates,
} from "../../../_content/validity";
import { languages } from "../../../_i18n/languages";
import { asset } from "../../../_i18n/paths";
import { Icon, arrowLeft, arrowRight, close } from "../../../_ui/icon";
import { LiveRegion } from "../../../_ui/live-region";

/** A certificate with texts in the catalogs. */
export type Document = Certificate & { readonly key: (typeof certificates)[number]["key"] };

/** Texts of a certificate on the day of the build. */
export interface CertificateTexts {
  readonly title: string;
  /** "01.01.2025–31.08.2025", or "of 10.09.2025". */
  readonly dates: string;
  /** Whether the file is a scan. Placeholder drawings contain no further information. */
  readonly isScanned: boolean;
  /** Title and dates, because titles are not unique. */
  readonly name: string;
  readonly state: State;
  /** Label of the state with its date. Empty if no validity is stated. */
  readonly called: string;
  /** Future changes of the state. Empty if it can't change. */
  readonly calendar: readonly Change[];
}

function useCertificateTexts(today: Day): (document: Document) => CertificateTexts {
  const t = useTranslations("home.certificates");
  const { region } = languages[useLocale()];
  return (document) => {
    const { key, from = "", until = "" } = document;
    const write = (state: State): string => {
      if (state === "dateOnly") return "";
      if (state === "expired") return t("states.expired");
      return t(`states.${state}`, { date: writtenDay((state === "planned" ? from : until) as Day, region) });
    };
    const state = stateOn(document, today);
    const title = t(`${key}.title`);
    const written = writtenDates(document, region);
    const dates = state === "dateOnly" ? t("dated", { dates: written }) : written;
    return {
      title,
      dates,
      isScanned: !document.file.endsWith(".svg"),
      name: `${title}, ${dates}`,
      state,
      called: write(state),
      calendar: calendarOf(document, today, write),
    };
  };
}

/** Returns certificates from newest to oldest, those expired at build time last. */
export function useDocumentRows(documents: readonly Document[], today: Day) {
  const textsOf = useCertificateTexts(today);
  const newest = (document: Document) => daysOf(document).at(-1) ?? "";
  return documents
    .map((document) => ({ document, texts: textsOf(document) }))
    .toSorted(
      (one, other) =>
        Number(one.texts.state === "expired") - Number(other.texts.state === "expired") ||
        newest(other.document).localeCompare(newest(one.document)),
    );
}

/**
 * Renders a modal gallery of the scans, if there are any. A link with a key in `data-dialog` opens it there.
 * Buttons and arrow keys move cyclically. Escape, the close button and a press outside close it. It is plain
 * HTML, so that a press needs no React (`gallery.ts`). Pictures load when shown. It
 * is outside sections with deferred layout, because Chromium exposes a closed dialog in them.
 */
export function Lightbox({ documents, today }: { documents: readonly Document[]; today: Day }) {
  const rows = useDocumentRows(documents, today).filter(({ texts }) => texts.isScanned);
  const t = useTranslations("home.certificates");
  const a11y = useTranslations("accessibility");
  const position = (index: number) => t("position", { n: index + 1, total: rows.length });
  if (!rows.length) return null;
  return (
    <dialog className="dialog lightbox js-only" data-gallery="" aria-label={t("heading")} tabIndex={-1}>
      <LiveRegion />
      <button className="button button--icon" type="button" data-close="" aria-label={a11y("closeDialog")}>
        <Icon shape={close} />
      </button>
      <div>
        {rows.map(({ document: { key, file }, texts }, index) => (
          <figure key={key} id={key} aria-label={`${texts.name}, ${position(index)}`}>
            <img
              src={asset(file)}
              width={630}
              height={891}
              alt={texts.name}
              loading="lazy"
              // Synchronous decoding would delay the frame that shows the dialog.
              decoding="async"
            />
            <figcaption className="row">
              <strong>{texts.title}</strong>
              <DocumentState {...texts} />
              <span>{position(index)}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <button
        className="button button--icon"
        type="button"
        data-step="-1"
        aria-keyshortcuts="ArrowLeft"
        aria-label={t("previous")}
      >
        <Icon shape={arrowLeft} />
      </button>
      <button
        className="button button--icon"
        type="button"
        data-step="1"
        aria-keyshortcuts="ArrowRight"
        aria-label={t("next")}
      >
        <Icon shape={arrowRight} />
      </button>
    </dialog>
  );
}

/** Renders a certificate's state, if known. `show-today.ts` updates it by `data-calendar`. */
export function DocumentState({ state, called, calendar }: CertificateTexts) {
  if (state === "dateOnly") return null;
  return (
    <p
      className="document-state"
      data-state={state}
      data-calendar={calendar.length ? JSON.stringify(calendar) : undefined}
    >
      {called}
    </p>
  );
}
