import type { UseFormRegisterReturn } from "react-hook-form";

import { FieldError } from "../../../_ui/field";
import { Tick } from "../../../_ui/tick";
import { consentName } from "../fields/check";
import type { FormName, FormTranslator } from "./form-messages";
import type { RequestFormSpec } from "./request-form-spec";

interface ConsentProps {
  consent: RequestFormSpec["consent"];
  form: FormName;
  t: FormTranslator;
  star: boolean;
  problem?: string | undefined;
  registration: UseFormRegisterReturn;
}

/** Renders the required consent to data processing. */
export function Consent({ consent, form, t, star, problem, registration }: ConsentProps) {
  const problemId = `${consentName}-problem`;
  const registryId = `${consentName}-registry`;
  return (
    <Tick
      {...registration}
      id={consentName}
      aria-required
      aria-invalid={Boolean(problem)}
      aria-describedby={problem ? problemId : undefined}
      label={
        <>
          {t.rich(`${form}.fields.rodoConsent.label`, {
            company: consent.company,
            registry: (text) => (
              <a
                key="registry"
                href={consent.registry}
                target="_blank"
                rel="external noopener noreferrer"
                aria-describedby={registryId}
              >
                {text}
              </a>
            ),
          })}
          {star && <span aria-hidden="true"> *</span>}
        </>
      }
    >
      {/* Outside of the label, whose text is the name of the checkbox. */}
      <span id={registryId} hidden aria-hidden>
        {t("accessibility.opensInNewTab")}
      </span>
      {problem && <FieldError id={problemId} text={problem} />}
    </Tick>
  );
}
