import { useLocale, useTranslations } from "next-intl";

import { confirms } from "../../../_content/company/certificates";
import { addAddress } from "../../../_quote/quote-address";
import { asset, path } from "../../../_i18n/paths";
import { TextLink } from "../../../_ui/text-link";
import { Dated } from "./dated";
import { DocumentState } from "./document-state";
import type { Document, DocumentWords } from "./document-words";

/**
 * One document: its name, a link to its file that a plain press shows enlarged on the page instead; what it confirms, its
 * dates, what it is today; and the way to request its current edition, as a line of its own for the quote list.
 */
export function LedgerRow({ document, words }: { document: Document; words: DocumentWords }) {
  const t = useTranslations("home.certificates");
  const { key, file, kind, scope, register } = document;
  const { title, dates, name } = words;
  const request = addAddress(path(useLocale(), "landing"), { kind: "document", document: key });
  return (
    <li className="ledger__row">
      <a className="ledger__open" href={asset(file)} data-dialog={key} aria-label={t("enlarge", { name })}>
        <img src={asset(file)} width={210} height={297} alt="" loading="lazy" />
        {title}
      </a>
      <div className="ledger__scope">
        <p>{t(`confirms.${confirms[kind]}`)}</p>
        {scope && <p>{scope}</p>}
        {register && <TextLink href={register}>{t("register")}</TextLink>}
      </div>
      <p className="ledger__dates">
        <Dated text={dates} />
      </p>
      <DocumentState {...words} />
      <TextLink className="ledger__ask" href={request} aria-label={t("requestAria", { title: name })}>
        {t("request")}
      </TextLink>
    </li>
  );
}
