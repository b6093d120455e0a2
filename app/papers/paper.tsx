import { useLocale } from "next-intl";
import type { ReactNode } from "react";

import { company } from "../_content/company/company";
import { languages } from "../_i18n/languages";
import "../_styles/datasheet.css";
import "./paper.css";

/** The document of a paper. Title and language are what a reader of PDF shows and speaks (PDF/UA-1, 7.1 and 7.2). */
export function Paper({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang={languages[useLocale()].tag}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} – ${company.name}`}</title>
        <link rel="stylesheet" href="/papers.css" />
      </head>
      <body className="paper">{children}</body>
    </html>
  );
}
