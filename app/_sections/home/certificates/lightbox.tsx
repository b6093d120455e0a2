import { useTranslations } from "next-intl";

import { confirms } from "../../../_content/company/certificates";
import { asset } from "../../../_i18n/paths";
import "../../../_ui/dialog.css";
import { ButtonLink } from "../../../_ui/button";
import { Icon } from "../../../_ui/icon";
import { arrowLeft, arrowRight, close } from "../../../_ui/icon-shapes";
import type { Document, DocumentWords } from "./document-words";
import "./lightbox.css";

interface LightboxProps {
  /** In the order in which one leads to the next. */
  pages: readonly { document: Document; words: DocumentWords }[];
}

/**
 * The documents as large as the window allows, one after the other, in a modal dialog: a link with the key of one in
 * `data-dialog` opens it there, the buttons and the arrow keys turn the pages round and round; Escape, the last button and a
 * press beside it close it. It is HTML, so that the first press is answered before any code of it could come
 * (`app/_client/dialogs.ts`); pictures wait until they are shown.
 */
export function Lightbox({ pages }: LightboxProps) {
  const t = useTranslations("home.certificates");
  const a11y = useTranslations("accessibility");
  return (
    <dialog className="dialog lightbox js-only" aria-labelledby="certify-heading">
      {/* The first control has the focus when it opens. */}
      <button className="button button--icon" type="button" data-close="" aria-label={a11y("closeDialog")}>
        <Icon shape={close} />
      </button>
      <div aria-live="polite">
        {pages.map(({ document: { key, file, kind }, words }, index) => (
          <figure key={key} id={key}>
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
              <span>{t("position", { n: index + 1, total: pages.length })}</span>
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
