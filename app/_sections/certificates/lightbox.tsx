import { useEffect, useRef } from "react";

import { Icon } from "../../_ui/icon";
import { close as closeShape } from "../../_ui/icon-shapes";
import type { Certificate } from "./certificate-gallery.client";

interface LightboxProps {
  item: Certificate;
  /** Words of the button that closes it. */
  close: string;
  onClose: () => void;
}

/** One document, as large as the window allows, in a modal dialog: Escape, the button and a press beside it close it. */
export function Lightbox({ item, close, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      className="dialog lightbox"
      ref={dialog}
      aria-label={item.enlarged}
      onClose={onClose}
      // The dialog itself is hit only beside its content.
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <figure>
        <img src={item.file} width={630} height={891} alt={item.alt} />
        <figcaption>
          <span>
            <strong>{item.title}</strong>
            <span className="certificate__dates">{item.dates}</span>
          </span>
          <button
            className="dialog__close"
            type="button"
            aria-label={close}
            onClick={() => dialog.current?.close()}
          >
            <Icon shape={closeShape} />
          </button>
        </figcaption>
      </figure>
    </dialog>
  );
}
