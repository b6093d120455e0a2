import { preload } from "react-dom";

import { pictureSources, type PictureName } from "../_content/pictures";

interface PictureProps {
  name: PictureName;
  /** Empty where the adjacent text says the same. */
  alt: string;
  /** The `sizes` attribute. Must match the CSS: browsers choose the file before layout. */
  sizes: string;
  /** Width of the largest file that a screen needs, in pixels. For small pictures. */
  widest?: number;
  /** Loads the picture eagerly and first. Only for the largest paint of a page. */
  priority?: boolean;
  className?: string;
}

/**
 * Renders a picture of `pictures/masters` in the best width for the screen. All supported browsers show AVIF; the
 * WebP file is for programs that read only `src`.
 */
export function Picture({ name, alt, sizes, widest, priority = false, className }: PictureProps) {
  const { width, height, avif, src } = pictureSources(name, widest);
  if (priority)
    preload(src, {
      as: "image",
      type: "image/avif",
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: "high",
    });
  return (
    // `loading` precedes the addresses, or a browser may start to load at once.
    <img
      className={["picture", className].filter(Boolean).join(" ")}
      loading={priority ? undefined : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      srcSet={avif}
      src={src}
    />
  );
}
