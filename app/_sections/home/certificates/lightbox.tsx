import { useLocale, useTranslations } from "next-intl";

import { addAddress } from "../../../_contact/quote-address";
import { path } from "../../../_i18n/paths";
import "../../../_ui/dialog/dialog.css";
import { Icon } from "../../../_ui/icon/icon";
import { close } from "../../../_ui/icon/icon-shapes";
import "./lightbox.css";

interface LightboxProps {
  /** Key of the document; the link with this name in `data-dialog` opens it. */
  id: string;
  title: string;
  dates: string;
  /** Title and dates. */
  name: string;
  file: string;
  alt: string;
}

/**
 * One document, as large as the window allows, in a modal dialog: Escape, the button and a press beside it close it. It is
 * HTML, so that the first press is answered before any code of it could come; its picture waits until it is opened. The
 * current edition of it can be asked for.
 */
export function Lightbox({ id, title, dates, name, file, alt }: LightboxProps) {
  const t = useTranslations("accessibility");
  const certificates = useTranslations("home.certificates");
  // As a line of its own: what is sent names the document.
  const request = addAddress(path(useLocale(), "landing"), { kind: "document", document: id });
  return (
    <dialog
      className="dialog lightbox"
      id={id}
      aria-label={t("enlargedImage", { name })}
      {...{ closedby: "any" }}
    >
      <figure>
        <img src={file} width={630} height={891} alt={alt} loading="lazy" />
        <figcaption>
          <span>
            <strong>{title}</strong>
            <span>{dates}</span>
            <a className="js-only" href={request}>
              {certificates("request")}
            </a>
          </span>
          <form method="dialog">
            <button className="lightbox__close" type="submit" aria-label={t("closeDialog")}>
              <Icon shape={close} />
            </button>
          </form>
        </figcaption>
      </figure>
    </dialog>
  );
}
