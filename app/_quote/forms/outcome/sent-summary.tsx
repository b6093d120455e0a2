import { type MouseEvent, useLayoutEffect, useRef } from "react";

import { isPlain } from "../../../../islands/browser/inline-loader";
import { mailAddress } from "../../../_lib/mail-address";
import { useAnnouncement } from "../../../_lib/use-announcement";
import { unbroken } from "../../../_i18n/figures";
import { decode } from "../../line/decode";
import { deliveryNames, termsOfDelivery } from "../../line/delivery";
import { sumTexts } from "../../line/loads";
import { knownIn, type QuoteTexts } from "../../line/quote-texts";
import { textsOf } from "../../line/fields";
import { QuoteLine } from "../../list/quote-line";
import { Button, TextLink } from "../../../_ui/button";
import { Icon, checkBox, mail, phone } from "../../../_ui/icon";
import type { RequestFormSpec } from "../form/request-form-spec";
import { keepSent, type SentMessage, inOneLine } from "./sent-message";

/** Opens the page without the sent message: Chromium keeps the history state for a link to the same address. */
function openAgain(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlain(event.nativeEvent)) return;
  event.preventDefault();
  const { pathname } = window.location;
  history.pushState(null, "", pathname);
  keepSent(undefined);
  window.location.reload();
}

export interface SentSummaryProps {
  message: SentMessage;
  texts: QuoteTexts;
  spec: RequestFormSpec;
}

/** Replaces the form after sending. Style sheets then hide the rest of the page. */
export default function SentSummary({ message, texts, spec }: SentSummaryProps) {
  const { t, region, email } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { delivery, reference } = message;
  const { lines } = decode(message.list, knownIn(texts));
  const title = t("quote.sent.heading", { reference });
  // Orca with Firefox keeps silent about a focus that moves while a dialog closes.
  useAnnouncement(title);
  const deliveryTexts = textsOf(deliveryNames, termsOfDelivery(delivery), "say", texts).map(unbroken);
  const sums = [sumTexts(lines, texts), deliveryTexts].map((parts) => parts.join("\u00a0· ")).filter(Boolean);
  const at = new Date(message.at);
  const date = at.toLocaleDateString(region);
  const time = at.toLocaleTimeString(region, { hour: "2-digit", minute: "2-digit" });
  const steps =
    spec.form === "orderForm"
      ? (["orderNext1", "orderNext2"] as const)
      : (["next1", "next2", "next3"] as const);
  return (
    <div className="sent-summary">
      <div className="sent-summary__head">
        <Icon shape={checkBox} />
        {/* Replaces the page's h1. */}
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p className="fine-print">{t("quote.sent.at", { date, time })}</p>
      </div>
      <div>
        <ol>
          {lines.map((line, index) => (
            <QuoteLine key={index} line={line} index={index} texts={texts} />
          ))}
        </ol>
        {sums.map((sum) => (
          <p className="sent-summary__sum" key={sum}>
            {sum}
          </p>
        ))}
        {message.typed.trim() && <p className="sent-summary__words">{message.typed}</p>}
        <div className="cluster">
          <Button onClick={() => window.print()}>{t("quote.sent.printButton")}</Button>
        </div>
      </div>
      <div className="sent-summary__next column">
        <p>{t("quote.sent.who", { replyTo: inOneLine(message.replyTo) })}</p>
        <TextLink href={spec.contact.phoneLink}>
          <Icon shape={phone} />
          <span>{t("quote.sent.urgent", { phone: texts.phone })}</span>
        </TextLink>
        <h2>{t("quote.sent.nextHeading")}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{t(`quote.sent.${step}`)}</li>
          ))}
        </ol>
        <TextLink href={mailAddress(email, title)}>
          <Icon shape={mail} />
          <span>{t("quote.sent.drawing", { email })}</span>
        </TextLink>
        <p className="cluster">
          <TextLink href={spec.home}>{t("quote.sent.homeButton")}</TextLink>
          <TextLink href={window.location.pathname} onClick={openAgain}>
            {t("quote.sent.againButton")}
          </TextLink>
        </p>
      </div>
    </div>
  );
}
