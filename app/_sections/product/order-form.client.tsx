"use client";

import { RequestForm } from "../../_forms/request-form";
import type { RequestFormSpec } from "../../_forms/request-form-spec";
import { leaveFor } from "../../_islands/arrival";
import { orderSchema } from "./order-schema";

export interface OrderFormProps extends RequestFormSpec {
  /** Address of the home page in the language of the page. */
  home: string;
}

/** The order form. Once an order is sent, the home page opens at its top and reloads itself. */
export function OrderForm({ home, ...spec }: OrderFormProps) {
  return <RequestForm spec={spec} schema={orderSchema} onSentClosed={() => leaveFor(home)} />;
}
