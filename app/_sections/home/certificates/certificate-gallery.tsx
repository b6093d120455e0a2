import { useTranslations } from "next-intl";

import { certificates } from "../../../_content/certificates";
import { asset } from "../../../_i18n/paths";
import { Icon } from "../../../_ui/icon/icon";
import { zoom } from "../../../_ui/icon/icon-shapes";
import { Lightbox } from "./lightbox";
import "./certificate-gallery.css";

/** The documents in a row. Each is a link to its file, which a plain press shows enlarged on the page instead. */
export function CertificateGallery() {
  const t = useTranslations("home.certificates");
  return (
    <ul className="certificate-gallery">
      {certificates.map(({ key, file }) => {
        const document = {
          id: key,
          title: t(`${key}.title`),
          dates: t(`${key}.validity`),
          file: asset(file),
        };
        // Two have the same title: the dates tell them apart.
        const name = `${document.title}, ${document.dates}`;
        return (
          <li key={key}>
            <figure className="certificate-gallery__document">
              <a
                className="certificate-gallery__open"
                href={document.file}
                data-dialog={key}
                aria-label={t("enlarge", { name })}
              >
                <img src={document.file} width={210} height={297} alt="" loading="lazy" />
                <Icon shape={zoom} />
              </a>
              <figcaption>
                <h3>{document.title}</h3>
                <span>
                  <span className="visually-hidden">{t("validityLabel")}: </span>
                  {document.dates}
                </span>
              </figcaption>
            </figure>
            <Lightbox {...document} name={name} alt={t(`${key}.imageAlt`)} />
          </li>
        );
      })}
    </ul>
  );
}
