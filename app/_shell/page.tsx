import type { ReactNode } from "react";

import type { Page as PageAddress, Route } from "../_i18n/paths";
import { SiteFooter } from "./footer/site-footer";
import { SiteHeader } from "./header/site-header";
import { SpeculationRules } from "./head/speculation-rules";
import { StructuredData } from "./head/structured-data/structured-data";
import { SkipLink } from "./skip-link";

/** Where the entries of the menu open their page at its top and reload it (specification, section 2). */
const reloadMenuOn: ReadonlySet<Route> = new Set<Route>(["catalogue", "product", "news"]);

interface PageProps {
  /** Which page this is: marks the menu entry, and the language menu opens the same page. */
  page: PageAddress;
  /** The news page has none (specification, section 2). */
  languageMenu?: boolean;
  /** Not for the error document, which stands at any address and is none of the pages. */
  describesItself?: boolean;
  children: ReactNode;
}

/** The frame of every page: skip link, header, the page's sections, footer, and what only machines read. */
export function Page({ page, languageMenu = true, describesItself = true, children }: PageProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader page={page} languageMenu={languageMenu} reloadMenu={reloadMenuOn.has(page.route)} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <SpeculationRules page={page} />
      {describesItself && <StructuredData page={page} />}
    </>
  );
}
