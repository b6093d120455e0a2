import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from "react";

import { useAnnouncement } from "../../../_lib/use-announcement";
import { translator } from "../../../_i18n/translator";
import type { RequestFormSpec } from "../form/request-form-spec";
import { attemptText } from "../sending/attempt";
import type { Failure, Sending } from "../sending/use-sending";
import { type FormName, type FormTranslator, SignedText } from "../form/form-words";
import { Button } from "../../../_ui/button";
import { closeDialog, Dialog } from "../../../_ui/dialog";
import { Icon } from "../../../_ui/icon";
import { checkBox, error, mail, phone } from "../../../_ui/icon-shapes";
import { TextLink } from "../../../_ui/text-link";
import { inOneLine, type MailLink, mailLink } from "./mail-link";
import type { SentSummaryProps } from "./sent-summary";
import "./outcome.css";
// What is shown comes later, its styles with the page.
import "./sent-summary.css";
import "../../list/quote-line.css";

interface FailureDialogProps {
  failure: Failure;
  spec: RequestFormSpec;
  t: FormTranslator;
  /** The filled-in form as an e-mail. */
  mailLink: MailLink;
  onRetry: () => void;
  onClose: () => void;
}

/** Says that the message was not sent, why as far as the visitor can help it, and the three ways on. */
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
  /** Address that a sent message is answered to. */
  replyTo: string;
  /** Words of the button that shows what was sent; without them there is none. */
  showSent?: string;
  /** The visitor wants to see what was sent; the alert closes right after. */
  onShowSent: () => void;
  /** The visitor has read that the message was sent. */
  onSentClosed: () => void;
  /** The visitor has read that it was not. */
  onFailureClosed: () => void;
  /** The visitor wants it sent again, knowing what is known. */
  onRetry: () => void;
}

/** What came of sending, as an alert; nothing while there is nothing to report. */
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
        cut: t("messages.emailCut"),
      })}
      onRetry={onRetry}
      onClose={onFailureClosed}
    />
  );
}

interface AlertDialogProps {
  failure?: boolean;
  /** With its sign in front. */
  message: string;
  /** What else there is to say, as paragraphs. */
  children?: ReactNode;
  /** Further ways on, below the text. */
  links?: ReactNode;
  /** The main way on. It closes the dialog. */
  action: { label: string; onPress?: () => void };
  /** After the dialog has been closed, by Escape or by a button. */
  onClose: () => void;
  /** Words of the button that only closes it; none where the main way on does just that. */
  close?: string;
}

/**
 * A message that waits for an answer, in a modal dialog.
 *
 * Focus goes to the message, not to a button: a visitor who presses Enter twice to send must not answer
 * unread.
 */
function AlertDialog({ failure, message, children, links, action, onClose, close }: AlertDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // At once, not a moment later: a screen reader would begin with the first button.
  useLayoutEffect(() => heading.current?.focus(), []);
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
          <h2 id="alert-message" tabIndex={-1} ref={heading}>
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

/** Fetched when something was sent. Where it can't be fetched, the success message is shown without it. */
const SentSummary = lazy(() => import("./sent-summary").catch(() => ({ default: SentLine })));

/** What was sent, as soon as its code has come. */
export function LateSummary(summary: SentSummaryProps) {
  return (
    <Suspense>
      <SentSummary {...summary} />
    </Suspense>
  );
}

/** Says that the message was sent. */
function sentText(form: FormName, t: FormTranslator): string {
  return t(form === "orderForm" ? "messages.orderSent" : "messages.messageSent");
}

function SentLine({ spec }: SentSummaryProps) {
  const text = sentText(spec.form, translator(spec.words));
  useAnnouncement(text);
  return <p>{text}</p>;
}
