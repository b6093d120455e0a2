import type { ReactNode } from "react";

import type { Locale } from "../_i18n/languages";
import { asset } from "../_i18n/paths";
import { Behaviours } from "./behaviours.client";
import "../_styles/index.css";

/** Says before the first paint that scripts run, so that controls that need one are shown from the start. */
const markScripting = `document.documentElement.dataset.js=""`;

/**
 * The document around every page.
 *
 * @param locale language of the page; `lang` of the document (WCAG 2.2, 3.1.1)
 */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    // The head script sets data-js on this element before React sees it.
    <html lang={locale} id="top" suppressHydrationWarning>
      <head>
        <script data-ship dangerouslySetInnerHTML={{ __html: markScripting }} />
        <link
          rel="preload"
          href={asset("/fonts/archivo-silvapal-latin.woff2")}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      </head>
      <body>
        {children}
        <Behaviours />
      </body>
    </html>
  );
}
