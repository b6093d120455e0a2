"use client";

import { RequestForm } from "../../../_forms/request-form";
import type { RequestFormSpec } from "../../../_forms/request-form-spec";
import { leaveFor } from "../../../_browser/arrival/arrival";
import { orderSchema } from "./order-schema";

/** The order form. Once an order is sent, the home page opens at its top and reloads itself. */
export function OrderForm(spec: RequestFormSpec) {
  return <RequestForm spec={spec} schema={orderSchema} onSentClosed={() => leaveFor(spec.home)} />;
}
