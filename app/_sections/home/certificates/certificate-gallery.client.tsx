"use client";

import { useEffect, useRef, useState, type MouseEvent } from "react";

import { Icon } from "../../../_ui/icon/icon";
import { zoom } from "../../../_ui/icon/icon-shapes";
import { named, type Certificate, type CertificateWords } from "./certificate";
import { Lightbox } from "./lightbox";

export interface CertificateGalleryProps {
  items: readonly Certificate[];
  words: CertificateWords;
}

/** The documents in a row. Each is a link to its file, which a plain press shows enlarged on the page instead. */
export function CertificateGallery({ items, words }: CertificateGalleryProps) {
  const [shown, setShown] = useState<Certificate | null>(null);
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!shown) opener.current?.focus();
  }, [shown]);

  const enlarge = (event: MouseEvent<HTMLElement>, item: Certificate) => {
    // A new tab or window stays a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setShown(item);
  };

  return (
    <>
      <ul className="certificate-gallery">
        {items.map((item) => (
          <li key={item.file}>
            <figure className="certificate-gallery__document">
              <a
                className="certificate-gallery__open"
                href={item.file}
                data-replay
                aria-label={named(words.enlarge, item)}
                onClick={(event) => enlarge(event, item)}
              >
                <img src={item.file} width={210} height={297} alt="" loading="lazy" decoding="async" />
                <Icon shape={zoom} />
              </a>
              <figcaption>
                <h3>{item.title}</h3>
                <span className="certificate-gallery__dates">
                  <span className="visually-hidden">{words.dates}: </span>
                  {item.dates}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {shown && <Lightbox item={shown} words={words} onClose={() => setShown(null)} />}
    </>
  );
}
