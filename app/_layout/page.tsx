import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import type { Page as PageAddress } from "../_i18n/paths";
import { routes } from "../_i18n/routes";
import { FrameQuoteLink } from "../_quote/frame-quote";
import { company, phoneLink, shownPhone } from "../_content/company/company";
import { ButtonLink } from "../_ui/button";
import { Icon } from "../_ui/icon";
import { arrowUp, phone } from "../_ui/icon-shapes";
import { LiveRegion } from "../_ui/live-region";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { SpeculationRules, StructuredData } from "./head/json-scripts";
import "./page.css";

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
      <LiveRegion />
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

/** The first stop of the keyboard: past header and menu to what the page is about (WCAG 2.2, 2.4.1). */
function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {useTranslations("nav")("skipToContent")}
    </a>
  );
}

/**
 * Quote, phone and the way back to the top, at the foot of phones; from 768 px on, where the header has the other two, the way to the
 * top alone. It comes and goes by CSS.
 */
function ActionBar({ page }: { page: PageAddress }) {
  const t = useTranslations("actionBar");
  const nav = useTranslations("nav");
  const number = useTranslations("accessibility")("phoneLink", { phone: shownPhone(company.mainPhone) });
  return (
    <div className="action-bar" role="group" aria-label={t("label")}>
      {page.route === "landing" ? (
        <ButtonLink href="#form" tone="accent" data-quote="">
          {nav("requestQuote")}
        </ButtonLink>
      ) : (
        <FrameQuoteLink page={page} />
      )}
      <a href={phoneLink(company.mainPhone)} aria-label={number}>
        <Icon shape={phone} />
      </a>
      <a href="#top" aria-label={nav("scrollToTop")}>
        <Icon shape={arrowUp} />
      </a>
    </div>
  );
}

/** Alerts to an island whose code has not come after a press (`app/_client/inline-parts.ts`). */
function FailedPart() {
  return (
    <p className="failed-part" hidden aria-hidden>
      {useTranslations("messages")("partFailed")}
    </p>
  );
}
