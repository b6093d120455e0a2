import { useLocale, useTranslations } from "next-intl";

import { counts } from "../../_content/counts";
import { path } from "../../_i18n/paths";
import { Icon } from "../../_ui/icon";
import { arrowRight } from "../../_ui/icon-shapes";
import { SubjectDrawing } from "./subject-drawing";
import "./subjects.css";

const subjects = ["marks", "ispm", "glossary", "load"] as const;

/** What there is to read: each with a drawing of it, and the whole row leads there. */
export function Subjects() {
  const locale = useLocale();
  const t = useTranslations("knowledge.hub");
  return (
    <ul className="subjects wrap">
      {subjects.map((subject) => (
        <li key={subject}>
          <SubjectDrawing subject={subject} />
          <h2>
            <a href={path(locale, subject)}>
              {t(`${subject}.title`)}
              <Icon shape={arrowRight} moves />
            </a>
          </h2>
          <p>{t(`${subject}.text`, counts)}</p>
        </li>
      ))}
    </ul>
  );
}
