import { phoneLink, shownPhone } from "../_content/company";
import { Icon } from "../_ui/icon/icon";
import { phone } from "../_ui/icon/icon-shapes";

interface PhoneLinkProps {
  /** International form with spaces, as in `_content/company.ts`. */
  number: string;
  /** Accessible name; contains the number, so that speech input finds it (WCAG 2.2, 2.5.3). */
  label: string;
  className?: string;
}

/** A phone number to press, with the handset before it. */
export function PhoneLink({ number, label, className = "phone-link" }: PhoneLinkProps) {
  return (
    <a className={className} href={phoneLink(number)} aria-label={label}>
      <Icon shape={phone} />
      <span>{shownPhone(number)}</span>
    </a>
  );
}
