import { useLocale, useTranslations } from "next-intl";

import { builtAt } from "../../../_content/built-at";
import { certificates, confirms } from "../../../_content/company/certificates";
import { type Day, warsawDay } from "../../../_content/validity/day";
import { asset, path } from "../../../_i18n/paths";
import { ButtonLink } from "../../../_ui/button";
import { Section, SectionMore } from "../../../_ui/section";
import { TextLink } from "../../../_ui/text-link";
import { addAddress } from "../../../_quote/quote-address";
import { type Document, type CertificateTexts, requestOf, useDocumentRows } from "./certificate-texts";
import { DocumentState, Lightbox } from "./lightbox";
import "./certificates.css";

/** Renders the certificates, with links to mark and ISPM 15 guides. */
export function Certificates() {
  const locale = useLocale();
  const t = useTranslations("home.certificates");
  return (
    <Section id="certify" heading={t("heading")} lead={t("lead")}>
      <Ledger documents={certificates} today={warsawDay(builtAt)} />
      <SectionMore row>
        <TextLink href={path(locale, "marks")}>{t("marksLink")}</TextLink>
        <TextLink href={path(locale, "ispm")}>{t("ispmLink")}</TextLink>
      </SectionMore>
    </Section>
  );
}

/** Renders the dialog with enlarged certificates. */
export function CertificatesLightbox() {
  return <Lightbox documents={certificates} today={warsawDay(builtAt)} />;
}

/** Renders the list of certificates, and a link to request all. */
export function Ledger({ documents, today }: { documents: readonly Document[]; today: Day }) {
  const rows = useDocumentRows(documents, today);
  const t = useTranslations("home.certificates");
  const form = path(useLocale(), "landing");
  return (
    <>
      <ul className="ruled">
        {rows.map((row) => (
          <LedgerRow key={row.document.key} {...row} />
        ))}
      </ul>
      <p className="ledger__all">
        <ButtonLink href={addAddress(form, ...rows.map(({ document }) => requestOf(document)))}>
          {t("requestAll")}
        </ButtonLink>
      </p>
    </>
  );
}

/** Renders a certificate: name, confirmed facts, dates, state, and a link to request the current edition. */
function LedgerRow({ document, texts }: { document: Document; texts: CertificateTexts }) {
  const t = useTranslations("home.certificates");
  const { key, file, kind, scope, register } = document;
  const { title, dates, name, request } = texts;
  return (
    <li className="ledger__row">
      {texts.isScanned ? (
        <a className="ledger__name" href={asset(file)} data-dialog={key} aria-label={t("enlarge", { name })}>
          <img src={asset(file)} width={210} height={297} alt="" loading="lazy" />
          <span>{title}</span>
        </a>
      ) : (
        <p className="ledger__name">{title}</p>
      )}
      <div className="ledger__scope">
        <p>{t(`confirms.${confirms[kind]}`)}</p>
        {scope && <p>{scope}</p>}
        {register && <TextLink href={register}>{t("register")}</TextLink>}
      </div>
      <p className="ledger__dates">
        <Dated text={dates} />
      </p>
      <DocumentState {...texts} />
      <TextLink className="ledger__ask" href={request} aria-label={t("requestAria", { title: name })}>
        {t("request")}
      </TextLink>
    </li>
  );
}

/** Marks up the dates in a text, such as "31.08.2025", as `<time>`. */
function Dated({ text }: { text: string }) {
  const parts = text.split(/(\d\d\.\d\d\.\d{4})/);
  return parts.map((part, index) =>
    index % 2 ? (
      <time key={index} dateTime={part.split(".").reverse().join("-")}>
        {part}
      </time>
    ) : (
      part
    ),
  );
}
