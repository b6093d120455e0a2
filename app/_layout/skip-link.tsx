import { useTranslations } from "next-intl";

import "./skip-link.css";

/** The first stop of the keyboard: past header and menu to what the page is about (WCAG 2.2, 2.4.1). */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {useTranslations("nav")("skipToContent")}
    </a>
  );
}
