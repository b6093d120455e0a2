import { TextLink } from "../../../_ui/text-link";
import { AlertDialog } from "./alert-dialog";
import { Icon } from "../../../_ui/icon";
import { mail, phone } from "../../../_ui/icon-shapes";
import { type MailLink, mailLink } from "./mail-link";
import type { Failure, Sending } from "../sending/use-sending";
import { attemptWords } from "../words/attempt-words";
import type { FormWords } from "../words/form-words";
import type { RequestFormSpec } from "../form/request-form-spec";

interface FailureDialogProps {
  failure: Failure;
  words: FormWords;
  /** The filled-in form as an e-mail. */
  mailLink: MailLink;
  /** Address of a phone link. */
  phoneLink: string;
  onRetry: () => void;
  onClose: () => void;
}

/** Says that the message was not sent, why as far as the visitor can help it, and the three ways on. */
function FailureDialog({ failure, words, mailLink, phoneLink, onRetry, onClose }: FailureDialogProps) {
  const reason = failure.reason === "other" ? undefined : words[failure.reason];
  return (
    <AlertDialog
      failure
      message={words.failed}
      action={{ label: words.retry, onPress: onRetry }}
      close={words.close}
      onClose={onClose}
      links={
        <>
          <TextLink href={mailLink.href}>
            <Icon shape={mail} />
            {words.sendByEmail}
          </TextLink>
          <TextLink href={phoneLink} aria-label={words.callNumber}>
            <Icon shape={phone} />
            {words.call}
          </TextLink>
        </>
      }
    >
      {reason && <p>{reason}</p>}
      {failure.attempt && <p>{attemptWords(failure.attempt, words)}</p>}
      <p>{words.textKept}</p>
      {mailLink.shortened && <p>{words.emailShortened}</p>}
    </AlertDialog>
  );
}

interface OutcomeProps {
  sending: Sending;
  spec: RequestFormSpec;
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
  showSent,
  onShowSent,
  onSentClosed,
  onFailureClosed,
  onRetry,
}: OutcomeProps) {
  const { fields, consent, contact, words } = spec;
  if (sending.step === "sent") {
    return (
      <AlertDialog
        message={words.sent}
        action={showSent ? { label: showSent, onPress: onShowSent } : { label: words.close }}
        close={showSent && words.close}
        onClose={onSentClosed}
      />
    );
  }
  if (sending.step === "asking") {
    return (
      <AlertDialog
        failure
        message={words.sendAgainQuestion}
        action={{ label: words.submit, onPress: onRetry }}
        close={words.close}
        onClose={onFailureClosed}
      >
        <p>{attemptWords(sending.attempt, words)}</p>
      </AlertDialog>
    );
  }
  if (sending.step !== "failed") return null;
  return (
    <FailureDialog
      failure={sending.failure}
      words={words}
      mailLink={mailLink({
        to: contact.email,
        subject: words.emailSubject,
        fields,
        consent,
        values: sending.values,
        cut: words.emailCut,
      })}
      phoneLink={contact.phoneLink}
      onRetry={onRetry}
      onClose={onFailureClosed}
    />
  );
}
