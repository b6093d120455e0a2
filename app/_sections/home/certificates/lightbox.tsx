import { useTranslations } from "next-intl";

import type { Day } from "../../../_content/validity/day";
import { asset } from "../../../_i18n/paths";
import { Icon } from "../../../_ui/icon";
import { arrowLeft, arrowRight, close } from "../../../_ui/icon-shapes";
import { LiveRegion } from "../../../_ui/live-region";
import { type Document, type CertificateTexts, useDocumentRows } from "./certificate-texts";
import "./lightbox.css";

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
