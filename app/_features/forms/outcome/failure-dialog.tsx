import { Icon } from "../../../_ui/icon";
import { mail, phone } from "../../../_ui/icon-shapes";
import { TextLink } from "../../../_ui/text-link";
import { AlertDialog } from "./alert-dialog";
import type { MailLink } from "./mail-link";
import type { Failure } from "../sending/use-sending";
import { attemptWords } from "../words/attempt-words";
import type { FormWords } from "../words/form-words";

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
export function FailureDialog({ failure, words, mailLink, phoneLink, onRetry, onClose }: FailureDialogProps) {
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
