import { useLocale, useTranslations } from "next-intl";

import { addAddress } from "../../../_features/contact/quote-address";
import type { Axis } from "../../../_content/validity/axis";
import { asset, path } from "../../../_i18n/paths";
import { Icon } from "../../../_ui/icon";
import { zoom } from "../../../_ui/icon-shapes";
import { TextLink } from "../../../_ui/text-link";
import { Dated } from "./dated";
import { DocumentState } from "./document-state";
import type { Document, DocumentWords } from "./document-words";
import { LedgerMarks } from "./ledger-marks";

interface LedgerRowProps {
  document: Document;
  words: DocumentWords;
  axis: Axis;
}

/**
 * One document: its picture, a link to its file that a plain press shows enlarged on the page instead; what it is today;
 * its dates on the axis; and the way to ask for its current edition, as a line of its own for the quote list.
 */
export function LedgerRow({ document, words, axis }: LedgerRowProps) {
  const t = useTranslations("home.certificates");
  const { key, file, from, until, scope, register } = document;
  const { title, name } = words;
  const request = addAddress(path(useLocale(), "landing"), { kind: "document", document: key });
  return (
    <li className="ledger__row">
      <a className="ledger__open" href={asset(file)} data-dialog={key} aria-label={t("enlarge", { name })}>
        <img src={asset(file)} width={210} height={297} alt="" loading="lazy" />
        <Icon shape={zoom} />
      </a>
      <div className="ledger__text">
        <h3>{title}</h3>
        {scope && <p>{scope}</p>}
        {/* A period says its dates below. */}
        <DocumentState {...words} dated={!(from && until)} />
        {from && until && (
          <p>
            <Dated
              text={t("states.period", { from: words.dates.slice(0, 10), to: words.dates.slice(-10) })}
            />
          </p>
        )}
        {register && <TextLink href={register}>{t("register")}</TextLink>}
      </div>
      <LedgerMarks document={document} dates={words.dates} axis={axis} />
      <TextLink className="ledger__ask" href={request} aria-label={t("requestAria", { title: name })}>
        {t("request")}
      </TextLink>
    </li>
  );
}
