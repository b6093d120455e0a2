import { useTranslations } from "next-intl";

import { confirms } from "../../../_content/company/certificates";
import type { Day } from "../../../_content/validity/day";
import { asset } from "../../../_i18n/paths";
import "../../../_ui/dialog.css";
import { ButtonLink } from "../../../_ui/button";
import { Icon } from "../../../_ui/icon";
import { arrowLeft, arrowRight, close } from "../../../_ui/icon-shapes";
import { LiveRegion } from "../../../_ui/live-region";
import { type Document, type DocumentWords, useDocumentRows } from "./document-words";
import "./lightbox.css";

interface LightboxProps {
  documents: readonly Document[];
  /** The day of the build. */
  today: Day;
}

/**
 * The documents as large as the window allows, one after the other, in a modal dialog: a link with the key of one in
 * `data-dialog` opens it there, the buttons and the arrow keys turn the pages round and round; Escape, the last button and a
 * press beside it close it. It is HTML, so that the first press is answered before any code of it could come
 * (`app/_client/dialogs.ts`); pictures wait until they are shown. It stands outside of sections that are laid out late: Chromium
 * exposes a closed dialog in them.
 */
export function Lightbox({ documents, today }: LightboxProps) {
  const rows = useDocumentRows(documents, today);
  const t = useTranslations("home.certificates");
  const a11y = useTranslations("accessibility");
  const position = (index: number) => t("position", { n: index + 1, total: rows.length });
  return (
    <dialog className="dialog lightbox js-only" aria-label={t("heading")} tabIndex={-1}>
      <LiveRegion />
      <button className="button button--icon" type="button" data-close="" aria-label={a11y("closeDialog")}>
        <Icon shape={close} />
      </button>
      <div>
        {rows.map(({ document: { key, file, kind }, words }, index) => (
          <figure key={key} id={key} aria-label={`${words.name}, ${position(index)}`}>
            {words.isScanned ? (
              <img
                src={asset(file)}
                width={630}
                height={891}
                alt={words.name}
                loading="lazy"
                // Else the frame that shows the dialog waits for it.
                decoding="async"
              />
            ) : (
              <div className="lightbox__sheet">
                <p>{words.title}</p>
                <p>{t(`confirms.${confirms[kind]}`)}</p>
                <p>{words.dates}</p>
                <p>{t("byMail")}</p>
                <p>
                  <ButtonLink href={words.request}>{t("request")}</ButtonLink>
                </p>
              </div>
            )}
            <figcaption>
              {words.isScanned && <strong>{words.title}</strong>}
              <DocumentState {...words} />
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

/**
 * Says what a document is today, where that can be known: a mark, and words. The page says what holds on the day of the
 * build; what may change carries its calendar, by which the browser goes (`app/_client/documents.ts`).
 */
export function DocumentState({ state, called, calendar }: DocumentWords) {
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
