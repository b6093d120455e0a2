"use client";

import { RequestForm } from "../../_forms/request-form";
import type { RequestFormSpec } from "../../_forms/request-form-spec";
import { contactSchema } from "./contact-schema";

export interface ContactFormProps extends RequestFormSpec {
  /** Address of the home page in the language of the page. */
  home: string;
}

/** The contact form. Once a message is sent, the home page opens. */
export function ContactForm({ home, ...spec }: ContactFormProps) {
  return <RequestForm spec={spec} schema={contactSchema} onSentClosed={() => window.location.assign(home)} />;
}
