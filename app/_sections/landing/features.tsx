import { useTranslations } from "next-intl";

import { Icon } from "../../_ui/icon";
import { block, dimension, heat, waste } from "../../_ui/icon-shapes";
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
    <section className="features" aria-labelledby="features-heading">
      <div className="wrap">
        <h2 id="features-heading">{t("heading")}</h2>
        <ul className="features__list">
          {boxes.map(({ key, shape }) => (
            <li key={key}>
              <Icon shape={shape} />
              <h3>{t(`${key}.title`)}</h3>
              <p>{t(`${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
