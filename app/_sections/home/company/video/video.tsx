import { useTranslations } from "next-intl";

import { useCoverWords } from "../../../../_contact/use-cover-words";
import { settings } from "../../../../_content/settings";
import { ConsentCover } from "../../../../_ui/consent-cover/consent-cover";
import "./video.css";

/** The film from the shop floor, behind a cover of our own until the visitor asks for it. */
export function Video() {
  const t = useTranslations("home.company.video");
  return (
    <div className="video deck" id="video">
      <div className="video__text">
        <p className="eyebrow">{t("eyebrow")}</p>
        <h3>{t("heading")}</h3>
        <p>{t("lead")}</p>
      </div>
      <ConsentCover
        className="video__cover"
        cover={{ file: "/covers/film.svg", width: 1600, height: 900 }}
        address={settings.videoUrl}
        icon="play"
        words={useCoverWords("home.company.video")}
      />
    </div>
  );
}
