import { TextLink } from "../../../_ui/text-link";
import { AlertDialog } from "./alert-dialog";
import { Icon } from "../../../_ui/icon";
import { mail, phone } from "../../../_ui/icon-shapes";
import { type MailLink, mailLink } from "./mail-link";
import { sentText } from "./late-summary";
import type { Failure, Sending } from "../sending/use-sending";
import { attemptText } from "../sending/attempt";
import type { FormTranslator } from "../words/form-words";
import type { RequestFormSpec } from "../form/request-form-spec";

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
  const { phone: number, phoneLink } = spec.contact;
  const call = t("messages.callUsInstead");
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
          <TextLink href={phoneLink} aria-label={`${call}: ${number}`}>
            <Icon shape={phone} />
            {call}
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
      />
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
        consent,
        values: sending.values,
        cut: t("messages.emailCut"),
      })}
      onRetry={onRetry}
      onClose={onFailureClosed}
    />
  );
}
