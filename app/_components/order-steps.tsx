import { useTranslations } from "next-intl";

import "./order-steps.css";

const steps = ["enquiry", "price", "trial", "delivery"] as const;

interface OrderStepsProps {
  /** Of the section; without one they have no heading, where a page has them a second time. */
  headingId?: string;
  className?: string;
  /** Their names alone stand on a line across windows that are too narrow for a column beside the page. */
  onLine?: boolean;
}

/** From an enquiry to a delivery: four stations on one dimension line. */
export function OrderSteps({ headingId, className = "", onLine = false }: OrderStepsProps) {
  const t = useTranslations("decision.steps");
  const list = (
    <ol>
      {steps.map((step) => (
        <li key={step}>
          <strong>{t(`${step}.title`)}</strong>
          <span>{t(`${step}.text`)}</span>
        </li>
      ))}
    </ol>
  );
  if (!headingId) return <div className={`order-steps ${className}`}>{list}</div>;
  return (
    <section
      className={onLine ? "order-steps order-steps--on-line" : "order-steps"}
      aria-labelledby={headingId}
    >
      <h2 id={headingId}>{t("heading")}</h2>
      {list}
    </section>
  );
}
