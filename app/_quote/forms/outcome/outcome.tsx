import { lazy, type ReactNode, Suspense } from "react";

import { useAnnouncement } from "../../../_lib/use-announcement";
import { withinLimit } from "../../../_lib/within-limit";
import { translator } from "../../../_i18n/translator";
import type { RequestFormSpec } from "../form/request-form-spec";
import { attemptText } from "../sending/attempt";
import type { Failure, Sending } from "../sending/use-sending";
import { type FormName, type FormTranslator, SignedText } from "../form/form-messages";
import { Button } from "../../../_ui/button";
import { closeDialog, Dialog } from "../../../_ui/dialog";
import { Icon } from "../../../_ui/icon";
import { checkBox, error, mail, phone } from "../../../_ui/icon-shapes";
import { TextLink } from "../../../_ui/text-link";
import { inOneLine, type MailLink, mailLink } from "./mail-link";
import type { SentSummaryProps } from "./sent-summary";
import "./outcome.css";
// The components load later, but their styles come with the page.
import "./sent-summary.css";
import "../../list/quote-line.css";

interface FailureDialogProps {
  failure: Failure;
  spec: RequestFormSpec;
  t: FormTranslator;
  mailLink: MailLink;
  onRetry: () => void;
  onClose: () => void;
}

/** Reports a message that was not sent, its cause, and the options: retry, e-mail, phone. */
function FailureDialog({ failure, spec, t, mailLink, onRetry, onClose }: FailureDialogProps) {
  const { phoneLink, call } = spec.contact;
  return (
    <AlertDialog
      failure
      message={t(spec.form === "orderForm" ? "messages.orderFailed" : "messages.messageFailed")}
      action={{ label: t("messages.retry"), onPress: onRetry }}
      close={t("accessibility.closeDialog")}
      onClose={onClose}
      links={
        <>
          <TextLink href={mailLink.href}>
            <Icon shape={mail} />
            {t("messages.sendByEmailInstead")}
          </TextLink>
          <TextLink href={phoneLink}>
            <Icon shape={phone} />
            <span>{call}</span>
          </TextLink>
        </>
      }
    >
      {failure.reason !== "other" && <p>{t(`messages.${failure.reason}`)}</p>}
      {failure.attempt && <p>{attemptText(failure.attempt, t)}</p>}
      <p>{t("messages.textKept")}</p>
      {mailLink.shortened && <p>{t("messages.emailShortened")}</p>}
    </AlertDialog>
  );
}

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

/** Shows the result of sending as an alert. */
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
  const { fields, consent, contact } = spec;
  const close = t("accessibility.closeDialog");
  if (sending.step === "sent") {
    return (
      <AlertDialog
        message={sentText(spec.form, t)}
        action={showSent ? { label: showSent, onPress: onShowSent } : { label: close }}
        close={showSent && close}
        onClose={onSentClosed}
      >
        <p>{t("messages.sentNumber", { reference: sending.reference })}</p>
        <p>{t("messages.replyTo", { address: inOneLine(replyTo) })}</p>
        <p>{t("messages.homeNext")}</p>
      </AlertDialog>
    );
  }
  if (sending.step === "asking") {
    return (
      <AlertDialog
        failure
        message={t("messages.sendAgainQuestion")}
        action={{ label: t(`${spec.form}.submit`), onPress: onRetry }}
        close={close}
        onClose={onFailureClosed}
      >
        <p>{attemptText(sending.attempt, t)}</p>
      </AlertDialog>
    );
  }
  if (sending.step !== "failed") return null;
  return (
    <FailureDialog
      failure={sending.failure}
      spec={spec}
      t={t}
      mailLink={mailLink({
        to: contact.email,
        subject: spec.emailSubject,
        fields,
        consent: {
          name: consent.name,
          sentence: t(`${spec.form}.fields.rodoConsent.label`, {
            company: consent.company,
            registry: ([link = ""]) => link,
          }),
        },
        values: sending.values,
        typed: sending.typed,
        cut: t("messages.emailCut"),
      })}
      onRetry={onRetry}
      onClose={onFailureClosed}
    />
  );
}

interface AlertDialogProps {
  failure?: boolean;
  /** Begins with a sign (`SignedText`). */
  message: string;
  children?: ReactNode;
  /** Alternatives, below the text. */
  links?: ReactNode;
  /** Main button, which also closes the dialog. */
  action: { label: string; onPress?: () => void };
  /** Called after the dialog has closed, by Escape or by a button. */
  onClose: () => void;
  /** Label of a button that only closes the dialog; omitted if the main button does the same. */
  close?: string;
}

function AlertDialog({ failure, message, children, links, action, onClose, close }: AlertDialogProps) {
  return (
    <Dialog
      className={failure ? "alert-dialog is-failure" : "alert-dialog"}
      role="alertdialog"
      aria-labelledby="alert-message"
      aria-describedby={children ? "alert-details" : undefined}
      onClose={onClose}
    >
      <div className="alert-dialog__body">
        <Icon shape={failure ? error : checkBox} />
        <div>
          <h2 id="alert-message">
            <SignedText text={message} />
          </h2>
          {children && <div id="alert-details">{children}</div>}
          {links && <div className="alert-dialog__links cluster">{links}</div>}
        </div>
        <div className="alert-dialog__actions">
          <Button
            tone="strong"
            onClick={(event) => {
              closeDialog(event);
              action.onPress?.();
            }}
          >
            {action.label}
          </Button>
          {close && (
            <button type="button" className="text-link" onClick={closeDialog}>
              {close}
            </button>
          )}
        </div>
      </div>
    </Dialog>
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

function sentText(form: FormName, t: FormTranslator): string {
  return t(form === "orderForm" ? "messages.orderSent" : "messages.messageSent");
}

function SentLine({ spec }: SentSummaryProps) {
  const text = sentText(spec.form, translator(spec.messages));
  useAnnouncement(text);
  return <p>{text}</p>;
}
