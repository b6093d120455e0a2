import { useLocale, useTranslations } from "next-intl";

import { builtAt } from "../../../_content/built-at";
import { certificates, confirms } from "../../../_content/company/certificates";
import { type Day, warsawDay } from "../../../_content/validity";
import { asset, path } from "../../../_i18n/paths";
import { ButtonLink, TextLink } from "../../../_ui/button";
import { Fold } from "../../../_ui/fold";
import { Section } from "../../../_ui/section";
import { addAddress } from "../../../_quote/line/quote-address";
import { type CertificateTexts, type Document, DocumentState, Lightbox, useDocumentRows } from "./lightbox";
import "./certificates.css";

/** Renders the certificates, a link to request all, and a link to the guide on marks. */
export function Certificates() {
  const locale = useLocale();
  const t = useTranslations("home.certificates");
  const requests = certificates.map(({ key }) => ({ kind: "document", document: key }) as const);
  return (
    <Section id="certify" className="certificates" heading={t("heading")} lead={t("lead")}>
      <Ledger documents={certificates} today={warsawDay(builtAt)} />
      <p className="cluster">
        <ButtonLink href={addAddress(path(locale, "landing"), ...requests)}>{t("requestAll")}</ButtonLink>
        <TextLink href={path(locale, "marks")}>{t("marksLink")}</TextLink>
      </p>
    </Section>
  );
}

/** Renders the dialog with enlarged certificates. */
export function CertificatesLightbox() {
  return <Lightbox documents={certificates} today={warsawDay(builtAt)} />;
}

/** Renders the certificates, the newest first, and in a closed disclosure those that had expired at the build. */
export function Ledger({ documents, today }: { documents: readonly Document[]; today: Day }) {
  const t = useTranslations("home.certificates");
  const rows = useDocumentRows(documents, today);
  const isExpired = ({ texts }: (typeof rows)[number]) => texts.state === "expired";
  const list = (some: typeof rows) => (
    <ul className="ruled">
      {some.map((row) => (
        <LedgerRow key={row.document.key} {...row} />
      ))}
    </ul>
  );
  const archive = rows.filter(isExpired);
  return (
    <>
      {list(rows.filter((row) => !isExpired(row)))}
      {archive.length > 0 && (
        <Fold>
          <summary>{t("archive", { documents: archive.length })}</summary>
          {list(archive)}
        </Fold>
      )}
    </>
  );
}

function LedgerRow({ document, texts }: { document: Document; texts: CertificateTexts }) {
  const t = useTranslations("home.certificates");
  const { key, file, kind, scope, register } = document;
  const { title, dates, name } = texts;
  return (
    <li className="ledger__row">
      {texts.isScanned ? (
        <a
          className="ledger__name target"
          href={asset(file)}
          data-hold=""
          data-dialog={key}
          aria-label={t("enlarge", { name })}
        >
          <img src={asset(file)} width={210} height={297} alt="" loading="lazy" />
          <span>{title}</span>
        </a>
      ) : (
        <p className="ledger__name">{title}</p>
      )}
      <p>
        {[t(`confirms.${confirms[kind]}`), scope].filter(Boolean).join(", ")}{" "}
        {register && <TextLink href={register}>{t("register")}</TextLink>}
      </p>
      <p>{dates}</p>
      <DocumentState {...texts} />
    </li>
  );
}
