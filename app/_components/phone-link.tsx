import { useTranslations } from "next-intl";

import { company, phoneLink, shownPhone } from "../_content/company/company";
import { ButtonLink, TextLink } from "../_ui/button";
import { Icon, phone } from "../_ui/icon";

interface PhoneLinkProps {
  button?: boolean;
  className?: string;
}

/** Renders a `tel:` link to the company's main number. */
export function PhoneLink({ button = false, className }: PhoneLinkProps) {
  const t = useTranslations("accessibility");
  const number = shownPhone(company.mainPhone);
  const href = phoneLink(company.mainPhone);
  // Begins with the number, for speech input (WCAG 2.2, 2.5.3).
  const name = t("phoneLink", { phone: number });
  const shown = (
    <>
      <Icon shape={phone} />
      <span>{company.mainPhone}</span>
    </>
  );
  if (button)
    return (
      <ButtonLink href={href} label={name}>
        {shown}
      </ButtonLink>
    );
  return (
    <TextLink className={className ? `quiet-link ${className}` : "quiet-link"} href={href} aria-label={name}>
      {shown}
    </TextLink>
  );
}
