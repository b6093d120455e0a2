import type { ReactNode } from "react";
import { preload } from "react-dom";

import { languages, type Locale } from "../_i18n/languages";
import { asset } from "../_i18n/paths";
import { Behaviours } from "../_client/behaviours.client";
import { fontFiles } from "./head/font-files";
import { headScript } from "../_client/head-script";
import "../_styles/index.css";

interface DocumentProps {
  /** Language of the page, for `lang` (WCAG 2.2, 3.1.1). */
  locale: Locale;
  /** Whether the page exists in every language, so that the stored language applies. */
  isTranslated?: boolean;
  children: ReactNode;
}

/** Renders the document around every page. */
export function Document({ locale, isTranslated = true, children }: DocumentProps) {
  // A `<link>` in the JSX would be duplicated by React.
  for (const { file, media } of fontFiles(locale))
    preload(asset(`/fonts/${file}`), { as: "font", media, crossOrigin: "anonymous" });
  return (
    // The head script sets data-js before hydration.
    <html lang={languages[locale].tag} id="top" suppressHydrationWarning>
      <head>
        <script data-inline-loader dangerouslySetInnerHTML={{ __html: headScript(locale, isTranslated) }} />
      </head>
      <body>
        {children}
        <Behaviours />
      </body>
    </html>
  );
}
