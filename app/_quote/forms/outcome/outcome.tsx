import { lazy, Suspense, useRef } from "react";

import { translator } from "../../../_i18n/translator";
import { closeDialog } from "../../../_ui/close-dialog";
import { useAnnouncement } from "../../../_lib/use-announcement";
import { withinLimit } from "../../../_lib/late";
import { Button, TextLink } from "../../../_ui/button";
import { Dialog } from "../../../_ui/dialog";
import { Icon, checkBox, mail as envelope, error, phone } from "../../../_ui/icon";
import { type FormTranslator, SignedText } from "../form/form-messages";
import type { RequestFormSpec } from "../form/request-form-spec";
import type { Sending } from "../sending/progress";
import { detailTexts, failureMail, resultText } from "./outcome-texts";
import type { SentSummaryProps } from "./sent-summary";
import "./outcome.css";
import "../../list/quote-line.css";

interface OutcomeProps {
  sending: Sending;
  spec: RequestFormSpec;
  t: FormTranslator;
  showSent: string | undefined;
  /** Called with whether the visitor chose to see the sent message, or to send again. */
  onClose: (isChosen: boolean) => void;
}

/** Shows the result of sending as an alert; for a failure with retry, e-mail and phone. */
export function Outcome({ sending, spec, t, showSent, onClose }: OutcomeProps) {
  const isChosen = useRef(false);
  const { step } = sending;
  if (step === "idle" || step === "sending") return null;
  const isSent = step === "sent";
  const mail = step === "failed" ? failureMail(spec, t, sending.values, sending.typed) : undefined;
  const details = [...detailTexts(sending, t), ...(mail?.isCut ? [t("messages.emailShortened")] : [])];
  const close = t("accessibility.closeDialog");
  const choice = { sent: showSent, asking: t(`${spec.form}.submit`), failed: t("messages.retry") }[step];
  return (
    <Dialog
      className={isSent ? "alert-dialog" : "alert-dialog is-failure"}
      role="alertdialog"
      aria-labelledby="alert-message"
      aria-describedby="alert-details"
      onClose={() => {
        onClose(isChosen.current);
        isChosen.current = false;
      }}
    >
      <div className="alert-dialog__body">
        <Icon shape={isSent ? checkBox : error} />
        <div>
          <h2 id="alert-message">
            <SignedText text={resultText(sending, spec.form, t)} />
          </h2>
          <div id="alert-details">
            {details.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          {mail && (
            <div className="alert-dialog__links cluster">
              <TextLink href={mail.href}>
                <Icon shape={envelope} />
                {t("messages.sendByEmailInstead")}
              </TextLink>
              <TextLink href={spec.contact.phoneLink}>
                <Icon shape={phone} />
                <span>{spec.contact.call}</span>
              </TextLink>
            </div>
          )}
        </div>
        <div className="alert-dialog__actions">
          <Button
            tone="strong"
            onClick={(event) => {
              isChosen.current = choice !== undefined;
              closeDialog(event);
            }}
          >
            {choice ?? close}
          </Button>
          {choice && (
            <button type="button" className="text-link" onClick={closeDialog}>
              {close}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Without its code, only the success message is shown. */
const SentSummary = lazy(() => withinLimit(import("./sent-summary")).catch(() => ({ default: SentLine })));

/** Renders the summary of a sent message once its code has loaded. */
export function LateSummary(summary: SentSummaryProps) {
  return (
    <Suspense>
      <SentSummary {...summary} />
    </Suspense>
  );
}

function SentLine({ spec, message }: SentSummaryProps) {
  const text = resultText({ step: "sent", message }, spec.form, translator(spec.messages));
  useAnnouncement(text);
  return <p>{text}</p>;
}
