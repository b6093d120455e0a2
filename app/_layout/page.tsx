import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import type { Page as PageAddress } from "../_i18n/paths";
import { traitsOf } from "../_i18n/routes";
import { FrameBrief, FrameQuoteLink } from "../_tools/frame-quote";
import { company, phoneLink, shownPhone } from "../_content/company/company";
import { ButtonLink } from "../_ui/button";
import { Icon, arrowUp, phone } from "../_ui/icon";
import { LiveRegion } from "../_ui/live-region";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { SpeculationRules, StructuredData } from "./head/json-scripts";
import "./page.css";

interface PageProps {
  /** The current page, for the menu's current entry and the language menu. */
  page: PageAddress;
  /** False for the error document, which appears at any URL. */
  describesItself?: boolean;
  children: ReactNode;
}

/** Renders the frame of every page: skip link, header, main, footer and machine-readable data. */
export function Page({ page, describesItself = true, children }: PageProps) {
  const { languageMenu, menuReloads } = traitsOf(page.route);
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
        {/* The error document is short and consists of links. */}
        {describesItself && <ActionBar page={page} />}
      </main>
      <SiteFooter page={page} />
      <FailedPart />
      <SpeculationRules page={page} />
      {describesItself && <StructuredData page={page} />}
    </>
  );
}

/** Renders the first focusable link, past the header to the content (WCAG 2.2, 2.4.1). */
function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {useTranslations("nav")("skipToContent")}
    </a>
  );
}

/** Renders a bar with quote, phone and top links on phones, and only the top link from 768 px on. */
function ActionBar({ page }: { page: PageAddress }) {
  const t = useTranslations("actionBar");
  const nav = useTranslations("nav");
  const number = useTranslations("accessibility")("phoneLink", { phone: shownPhone(company.mainPhone) });
  return (
    <div className="action-bar" role="group" aria-label={t("label")}>
      <FrameBrief page={page} />
      {page.route === "landing" ? (
        <ButtonLink href="#form" tone="accent" data-quote="">
          <span>{nav("requestQuote")}</span>
          <span className="quote-count" />
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

/** Renders the alert for an island in use that failed to load (`app/_client/inline-parts.ts`). */
function FailedPart() {
  return (
    <p className="failed-part" hidden aria-hidden>
      {useTranslations("messages")("partFailed")}{" "}
      <a href={phoneLink(company.mainPhone)}>{company.mainPhone}</a>{" "}
      <a href={`mailto:${company.emails.office}`}>{company.emails.office}</a>
    </p>
  );
}
