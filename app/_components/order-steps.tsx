import { useTranslations } from "next-intl";

import "./order-steps.css";

const steps = ["enquiry", "price", "trial", "delivery"] as const;

/**
 * From an enquiry to a delivery: four stations on one dimension line.
 *
 * @param onLine their names alone stand on a line across windows that are too narrow for a column beside the page
 */
export function OrderSteps({ headingId, onLine = false }: { headingId: string; onLine?: boolean }) {
  const t = useTranslations("decision.steps");
  return (
    <section
      className={onLine ? "order-steps order-steps--on-line" : "order-steps"}
      aria-labelledby={headingId}
    >
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
