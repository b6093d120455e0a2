import { useTranslations } from "next-intl";

import { Icon } from "../../_ui/icon";
import { block, dimension, heat, waste } from "../../_ui/icon-shapes";
import { Section } from "../../_ui/section";
import "./features.css";

const boxes = [
  { key: "box1", shape: dimension },
  { key: "box2", shape: block },
  { key: "box3", shape: heat },
  { key: "box4", shape: waste },
] as const;

/** Four reasons to request a quote, stamped on four blocks. */
export function Features() {
  const t = useTranslations("landing.features");
  return (
    <Section headingId="features-heading" className="features" heading={t("heading")}>
      <ul className="features__list">
        {boxes.map(({ key, shape }) => (
          <li key={key}>
            <Icon shape={shape} />
            <h3>{t(`${key}.title`)}</h3>
            <p>{t(`${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
