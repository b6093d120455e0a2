import { useEffect, useRef } from "react";

import { Icon } from "../../../_ui/icon/icon";
import { close as closeShape } from "../../../_ui/icon/icon-shapes";
import { named, type Certificate, type CertificateWords } from "./certificate";

interface LightboxProps {
  item: Certificate;
  words: CertificateWords;
  onClose: () => void;
}

/** One document, as large as the window allows, in a modal dialog: Escape, the button and a press beside it close it. */
export function Lightbox({ item, words, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      className="dialog lightbox"
      ref={dialog}
      aria-label={named(words.enlarged, item)}
      onClose={onClose}
      // The dialog itself is hit only beside its content.
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <figure>
        <img src={item.file} width={630} height={891} alt={item.alt} />
        <figcaption>
          <span>
            <strong>{item.title}</strong>
            <span className="certificate-gallery__dates">{item.dates}</span>
          </span>
          <button
            className="dialog__close"
            type="button"
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon shape={closeShape} />
          </button>
        </figcaption>
      </figure>
    </dialog>
  );
}
