import { useTranslations } from "next-intl";
import { Fragment } from "react";

import { PostalAddress } from "../../../_features/contact/postal-address";
import { useCoverWords } from "../../../_features/contact/use-cover-words";
import { company } from "../../../_content/company/company";
import { settings } from "../../../_content/settings";
import { asset } from "../../../_i18n/paths";
import { ConsentCover } from "../../../_ui/consent-cover";

/** How to find the works: the map behind a cover of our own, and the postal addresses. */
export function ContactMap() {
  const t = useTranslations("home.contact.map");
  const contact = useTranslations("home.contact");
  return (
    <div className="contact__map">
      <h3>{t("heading")}</h3>
      <ConsentCover
        className="contact__map-cover"
        address={settings.mapUrl}
        icon="pin"
        words={useCoverWords("home.contact.map")}
      >
        <img src={asset("/covers/map.svg")} width={1200} height={675} alt="" loading="lazy" />
      </ConsentCover>
      <address>
        <span className="contact__label">{contact("addressLabel")}</span>
        {company.addresses.map((address) => (
          <Fragment key={address.street}>
            <br />
            <PostalAddress address={address} inOneLine />
          </Fragment>
        ))}
      </address>
    </div>
  );
}
