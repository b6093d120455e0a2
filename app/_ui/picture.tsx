import { preload } from "react-dom";

import { pictureSources, type PictureName } from "../_content/pictures";
import "./picture.css";

interface PictureProps {
  name: PictureName;
  /** Empty where the text beside the picture says the same. */
  alt: string;
  /**
   * The width the picture takes in the layout, as the attribute wants it: `(min-width: 64rem) 50vw, 100vw`.
   * Browsers choose the file by it before they know the layout, so it has to follow the CSS.
   */
  sizes: string;
  /** For the one picture of a page that is its largest paint: loaded at once and before others. */
  priority?: boolean;
  /** Set on the `img`: the wrapper has no box. */
  className?: string;
}

/** A picture of `pictures/masters` in the best format and the best width for the visitor's screen. */
export function Picture({ name, alt, sizes, priority = false, className }: PictureProps) {
  const { width, height, avif, src } = pictureSources(name);
  if (priority)
    preload(src, {
      as: "image",
      type: "image/avif",
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: "high",
    });
  return (
    <picture className="picture">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {/* `loading` before the addresses: a browser that meets them first may start to load. */}
      <img
        className={className}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        alt={alt}
        width={width}
        height={height}
        src={src}
      />
    </picture>
  );
}
