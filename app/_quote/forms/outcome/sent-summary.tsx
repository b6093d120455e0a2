import { useEffect, useLayoutEffect, useRef, useState } from "react";

import { announce } from "../../../_lib/announce";
import { copyText } from "../../../_lib/clipboard";
import { filledMail, mailAddress } from "../../../_lib/mail-address";
import { useAnnouncement } from "../../../_lib/use-announcement";
import { unbroken } from "../../../_i18n/figures";
import { translator } from "../../../_i18n/translator";
import { encode } from "../../line/code";
import { decode } from "../../line/decode";
import { readDelivery, termsOfDelivery, withDelivery } from "../../line/delivery";
import { termsOf } from "../../line/describe";
import { sumTexts } from "../../line/loads";
import { knownIn, type QuoteTexts } from "../../line/quote-texts";
import { massLines } from "../../line/line-masses";
import { messageWith } from "../../line/mail-text";
import { QuoteLine } from "../../list/quote-line";
import { Button } from "../../../_ui/button";
import { Icon } from "../../../_ui/icon";
import { checkBox, mail, phone } from "../../../_ui/icon-shapes";
import { TextLink } from "../../../_ui/text-link";
import type { RequestFormSpec } from "../form/request-form-spec";
import { inOneLine } from "./outcome-texts";
import type { SentMessage } from "./use-sent-message";
import "./sent-summary.css";

export interface SentSummaryProps {
  message: SentMessage;
  texts: QuoteTexts;
  spec: RequestFormSpec;
  onAgain: () => void;
}

const noDelivery = readDelivery("");

/** Replaces the form after sending: the sent message, the contact, and the next steps. */
export default function SentSummary({ message, texts, spec, onAgain }: SentSummaryProps) {
  const { t, region, email } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useLayoutEffect(() => {
    const page = document.documentElement;
    // Style sheets then hide the controls for sending.
    page.dataset.sent = "";
    return () => page.removeAttribute("data-sent");
  }, []);
  const [reported, setReported] = useState("");
  const { lines } = decode(message.list, knownIn(texts));
  // Older versions stored messages without these values.
  const { delivery = noDelivery, reference = "" } = message as Partial<SentMessage>;
  const title = t("quote.sent.heading", { reference });
  // Orca with Firefox keeps silent about a focus that moves while a dialog closes.
  useAnnouncement(title);
  const filled = withDelivery(lines, delivery);
  const isOrder = spec.quote.product !== undefined;
  const at = new Date(message.at);
  const link = () => new URL(`${spec.quote.page}#l=${encode(filled)}`, window.location.href).href;
  const tForm = translator(spec.messages);
  const text = () =>
    [
      messageWith(message.typed, filled, texts, massLines(filled, texts), link()),
      tForm("messages.reference", { reference }),
    ].join("\n\n");
  const drawingMail = filledMail(
    mailAddress(email, title),
    tForm("messages.emailCut"),
    text().split(/(?=\n)/),
  );
  const [byHand, setByHand] = useState("");
  const copy = async () => {
    const isCopied = await copyText(text());
    setByHand(isCopied ? "" : text());
    const report = t(isCopied ? "quote.sent.copied" : "quote.sent.failed");
    setReported(report);
    announce(report);
  };
  const sum = [sumTexts(lines, texts), termsOf(termsOfDelivery(delivery), texts).map(unbroken)].filter(
    ({ length }) => length,
  );
  // On the page with the list, this heading replaces the page's h1.
  const [Heading, NextHeading] = isOrder ? (["h2", "h3"] as const) : (["h1", "h2"] as const);
  const steps = (
    isOrder ? (["orderNext1", "orderNext2"] as const) : (["next1", "next2", "next3"] as const)
  ).map((step) => t(`quote.sent.${step}`));
  return (
    <div className="sent-summary">
      <div className="sent-summary__head">
        <Icon shape={checkBox} />
        <Heading tabIndex={-1} ref={heading}>
          {title}
        </Heading>
        <p className="fine-print">
          {t("quote.sent.at", {
            date: at.toLocaleDateString(region),
            time: at.toLocaleTimeString(region, { hour: "2-digit", minute: "2-digit" }),
          })}
        </p>
      </div>
      <div>
        <ol>
          {lines.map((line, index) => (
            <QuoteLine key={index} line={line} index={index} texts={texts} />
          ))}
        </ol>
        {sum.map((texts) => (
          <p className="sent-summary__sum" key={texts.join()}>
            {texts.join("\u00a0· ")}
          </p>
        ))}
        {message.typed.trim() && <p className="sent-summary__words">{message.typed}</p>}
        <p className="cluster">
          <Button onClick={() => void copy()}>{t("quote.sent.copyButton")}</Button>
          <Button onClick={() => window.print()}>{t("quote.sent.printButton")}</Button>
          <span>{reported}</span>
        </p>
        {byHand && (
          <textarea
            className="sent-summary__text"
            readOnly
            rows={8}
            value={byHand}
            aria-label={t("quote.sent.copyButton")}
            ref={(field) => field?.select()}
          />
        )}
      </div>
      <p>{t("quote.sent.who", { replyTo: inOneLine(message.replyTo) })}</p>
      <p>
        <TextLink href={spec.contact.phoneLink}>
          <Icon shape={phone} />
          <span>{t("quote.sent.urgent", { phone: texts.phone })}</span>
        </TextLink>
      </p>
      <div>
        <NextHeading>{t("quote.sent.nextHeading")}</NextHeading>
        <ol className="sent-summary__next">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <TextLink href={drawingMail}>
          <Icon shape={mail} />
          <span>{t("quote.sent.drawing", { email })}</span>
        </TextLink>
      </div>
      <p className="cluster">
        <TextLink href={spec.home}>{t("quote.sent.homeButton")}</TextLink>
        <TextLink
          href={window.location.pathname}
          onClick={(event) => {
            event.preventDefault();
            onAgain();
          }}
        >
          {t("quote.sent.againButton")}
        </TextLink>
      </p>
    </div>
  );
}
