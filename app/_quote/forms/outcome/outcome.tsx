import { lazy, Suspense } from "react";

import { translator } from "../../../_i18n/translator";
import { useAnnouncement } from "../../../_lib/use-announcement";
import { withinLimit } from "../../../_lib/within-limit";
import { Icon } from "../../../_ui/icon";
import { mail, phone } from "../../../_ui/icon-shapes";
import { TextLink } from "../../../_ui/text-link";
import type { FormTranslator } from "../form/form-messages";
import type { RequestFormSpec } from "../form/request-form-spec";
import type { Sending } from "../sending/sending";
import { AlertDialog } from "./alert-dialog";
import { failureMail } from "./failure-mail";
import { detailTexts, inOneLine, resultText } from "./outcome-texts";
import type { SentSummaryProps } from "./sent-summary";
import "./outcome.css";
// The components load later, but their styles come with the page.
import "./sent-summary.css";
import "../../list/quote-line.css";

interface OutcomeProps {
  sending: Sending;
  spec: RequestFormSpec;
  t: FormTranslator;
  replyTo: string;
  /** Label of the button that shows the sent message; if omitted, there is no button. */
  showSent?: string;
  /** Called for that button, right before the alert closes. */
  onShowSent: () => void;
  onSentClosed: () => void;
  onFailureClosed: () => void;
  /** Called to send the message again after the warning. */
  onRetry: () => void;
}

/** Shows the result of sending as an alert. A failure has its options: retry, e-mail, phone. */
export function Outcome({
  sending,
  spec,
  t,
  replyTo,
  showSent,
  onShowSent,
  onSentClosed,
  onFailureClosed,
  onRetry,
}: OutcomeProps) {
  const close = t("accessibility.closeDialog");
  const message = resultText(sending, spec.form, t);
  const details = detailTexts(sending, t);
  if (sending.step === "sent")
    return (
      <AlertDialog
        message={message}
        details={[...details, t("messages.replyTo", { address: inOneLine(replyTo) }), t("messages.homeNext")]}
        action={showSent ? { label: showSent, onPress: onShowSent } : { label: close }}
        close={showSent && close}
        onClose={onSentClosed}
      />
    );
  const failed = { failure: true, message, close, onClose: onFailureClosed };
  if (sending.step === "asking")
    return (
      <AlertDialog
        {...failed}
        details={details}
        action={{ label: t(`${spec.form}.submit`), onPress: onRetry }}
      />
    );
  if (sending.step !== "failed") return null;
  const { phoneLink, call } = spec.contact;
  const { href, isCut } = failureMail(spec, t, sending.values, sending.typed);
  return (
    <AlertDialog
      {...failed}
      details={isCut ? [...details, t("messages.emailShortened")] : details}
      action={{ label: t("messages.retry"), onPress: onRetry }}
      links={
        <>
          <TextLink href={href}>
            <Icon shape={mail} />
            {t("messages.sendByEmailInstead")}
          </TextLink>
          <TextLink href={phoneLink}>
            <Icon shape={phone} />
            <span>{call}</span>
          </TextLink>
        </>
      }
    />
  );
}

/** Loads the summary. If loading fails, only the success message is shown. */
const SentSummary = lazy(() => withinLimit(import("./sent-summary")).catch(() => ({ default: SentLine })));

/** Renders the summary of a sent message once its code has loaded. */
export function LateSummary(summary: SentSummaryProps) {
  return (
    <Suspense>
      <SentSummary {...summary} />
    </Suspense>
  );
}

function SentLine({ spec, message: { reference } }: SentSummaryProps) {
  const text = resultText({ step: "sent", reference }, spec.form, translator(spec.messages));
  useAnnouncement(text);
  return <p>{text}</p>;
}
