import { useEffect, useRef, useState } from "react";

import { describe } from "../../quote/describe";
import { decode } from "../../quote/decode";
import { knownIn } from "../../quote/known";
import { messageWith } from "../../quote/mail-text";
import { fillIn, inForm, type QuoteWords } from "../../quote/words";
import { Button, ButtonLink } from "../../../_ui/button";
import { Icon } from "../../../_ui/icon";
import { checkBox, phone } from "../../../_ui/icon-shapes";
import { TextLink } from "../../../_ui/text-link";
import type { RequestFormSpec } from "../form/request-form-spec";
import type { SentMessage } from "./use-sent-message";
import "./sent-summary.css";

export interface SentSummaryProps {
  message: SentMessage;
  words: QuoteWords;
  spec: RequestFormSpec;
  onAgain: () => void;
}

/** What was sent, who answers, and what comes next; stands in the form's place. */
export default function SentSummary({ message, words, spec, onAgain }: SentSummaryProps) {
  const { sent, region } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [reported, setReported] = useState("");
  const { lines } = decode(message.list, knownIn(words));
  const isOrder = spec.quote.product !== undefined;
  const at = new Date(message.at);
  const link = () => new URL(`${spec.quote.page}#l=${message.list}`, window.location.href).href;
  const copy = () =>
    navigator.clipboard
      .writeText(messageWith(message.typed, lines, words, link()))
      .then(() => setReported(sent.copied), console.error);
  const steps = isOrder ? [sent.orderNext1, sent.orderNext2] : [sent.next1, sent.next2, sent.next3];
  return (
    <div className="sent-summary">
      <div className="sent-summary__head">
        <Icon shape={checkBox} />
        <h2 tabIndex={-1} ref={heading}>
          {isOrder ? sent.orderHeading : sent.heading}
        </h2>
        <p>
          {fillIn(sent.at, {
            date: at.toLocaleDateString(region),
            time: at.toLocaleTimeString(region, { hour: "2-digit", minute: "2-digit" }),
          })}
        </p>
      </div>
      <div>
        <h3>{lines.length ? inForm(sent.list, lines.length, region) : sent.withoutList}</h3>
        <ol className="sent-summary__lines">
          {lines.map((line, index) => {
            const { name, amount, frequency, facts } = describe(line, words);
            return (
              <li key={index}>
                <strong>{name}</strong> {[amount, frequency, facts].filter(Boolean).join("; ")}
              </li>
            );
          })}
        </ol>
        {message.typed.trim() && <p className="sent-summary__words">{message.typed}</p>}
        <p className="cluster">
          <Button onClick={() => void copy()}>{sent.copyButton}</Button>
          <Button onClick={() => window.print()}>{sent.printButton}</Button>
          <span role="status">{reported}</span>
        </p>
      </div>
      <p>{fillIn(sent.who, { replyTo: message.replyTo })}</p>
      <p>
        <TextLink href={spec.contact.phoneLink}>
          <Icon shape={phone} />
          <span>{sent.urgent}</span>
        </TextLink>
      </p>
      <div>
        <h3>{sent.nextHeading}</h3>
        <ol className="sent-summary__next">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{sent.drawing}</p>
      </div>
      <p className="cluster">
        <ButtonLink href={spec.home} tone="strong">
          {sent.homeButton}
        </ButtonLink>
        <Button onClick={onAgain}>{sent.againButton}</Button>
      </p>
    </div>
  );
}
