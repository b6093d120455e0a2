"use client";

import { RequestForm } from "../../../_forms/request-form";
import type { RequestFormSpec } from "../../../_forms/request-form-spec";
import { contactSchema } from "./contact-schema";

/** The contact form. Once a message is sent, the home page opens. */
export function ContactForm(spec: RequestFormSpec) {
  return (
    <RequestForm spec={spec} schema={contactSchema} onSentClosed={() => window.location.assign(spec.home)} />
  );
}
