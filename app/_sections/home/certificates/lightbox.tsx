import { closeDialog, Dialog } from "../../../_ui/dialog/dialog";
import { Icon } from "../../../_ui/icon/icon";
import { close } from "../../../_ui/icon/icon-shapes";
import { named, type Certificate, type CertificateWords } from "./certificate";
import "./lightbox.css";

interface LightboxProps {
  item: Certificate;
  words: CertificateWords;
  onClose: () => void;
}

/** One document, as large as the window allows, in a modal dialog: Escape, the button and a press beside it close it. */
export function Lightbox({ item, words, onClose }: LightboxProps) {
  return (
    <Dialog
      className="lightbox"
      aria-label={named(words.enlarged, item)}
      onClose={onClose}
      // The dialog itself is hit only beside its content.
      onClick={(event) => event.target === event.currentTarget && closeDialog(event)}
    >
      <figure>
        <img src={item.file} width={630} height={891} alt={item.alt} />
        <figcaption>
          <span>
            <strong>{item.title}</strong>
            <span className="lightbox__dates">{item.dates}</span>
          </span>
          <button className="lightbox__close" type="button" aria-label={words.close} onClick={closeDialog}>
            <Icon shape={close} />
          </button>
        </figcaption>
      </figure>
    </Dialog>
  );
}
