import { useTranslations } from "next-intl";

import "./failed-part.css";

/** Says that what was pressed has not come, for every island alike: a style sheet shows it, so that it needs no script. */
export function FailedPart() {
  return (
    <p className="failed-part js-only" role="alert">
      {useTranslations("messages")("partFailed")}
    </p>
  );
}
