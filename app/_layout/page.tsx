import type { ReactNode } from "react";

import type { Page as PageAddress } from "../_i18n/paths";
import { routes } from "../_i18n/routes";
import { ActionBar } from "./action-bar";
import { FailedPart } from "./failed-part";
import { SiteFooter } from "./footer/site-footer";
import { SiteHeader } from "./header/site-header";
import { SpeculationRules } from "./head/speculation-rules";
import { StructuredData } from "./head/structured-data/structured-data";
import { SkipLink } from "./skip-link";

interface PageProps {
  /** Which page this is: marks the menu entry, and the language menu opens the same page. */
  page: PageAddress;
  /** Not for the error document, which stands at any address and is none of the pages. */
  describesItself?: boolean;
  children: ReactNode;
}

/** The frame of every page: skip link, header, the page's sections, footer, and what only machines read. */
export function Page({ page, describesItself = true, children }: PageProps) {
  const { languageMenu, menuReloads } = routes[page.route];
  return (
    <>
      <SkipLink />
      <SiteHeader
        page={page}
        marksPage={describesItself}
        languageMenu={languageMenu}
        reloadMenu={menuReloads}
      />
      <main id="main" tabIndex={-1}>
        {children}
        {/* The error document is short, and all it says is where to go. */}
        {describesItself && <ActionBar page={page} />}
      </main>
      <SiteFooter page={page} />
      <FailedPart />
      <SpeculationRules page={page} />
      {describesItself && <StructuredData page={page} />}
    </>
  );
}
