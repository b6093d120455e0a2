export interface Certificate {
  title: string;
  dates: string;
  file: string;
  alt: string;
}

export interface CertificateWords {
  /** Words of the control that enlarges a document, with `{name}` where its name stands. */
  enlarge: string;
  /** Name of the window that shows it enlarged, likewise. */
  enlarged: string;
  /** What the dates of a document are. */
  dates: string;
  close: string;
}

/** The words for one document. Two have the same title: the dates tell them apart. */
export function named(words: string, { title, dates }: Certificate): string {
  return words.replace("{name}", `${title}, ${dates}`);
}
