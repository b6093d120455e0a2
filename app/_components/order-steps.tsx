import { useTranslations } from "next-intl";

import "./order-steps.css";

const steps = ["enquiry", "price", "trial", "delivery"] as const;

interface OrderStepsProps {
  headingId: string;
}

/** Renders the four steps from an enquiry to a delivery on one dimension line. */
export function OrderSteps({ headingId }: OrderStepsProps) {
  const t = useTranslations("decision.steps");
  return (
    <section className="order-steps" aria-labelledby={headingId}>
      <h2 id={headingId}>{t("heading")}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <strong>{t(`${step}.title`)}</strong>
            <span>{t(`${step}.text`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
