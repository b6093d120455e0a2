"use client";

import { RequestForm, type RequestFormSpec } from "../../_forms/request-form";
import { leaveFor } from "../../_islands/arrival";
import { orderSchema } from "./order-schema";

export interface OrderFormProps extends RequestFormSpec {
  /** Address of the home page in the language of the page. */
  home: string;
}

/** The order form. Once an order is sent, the home page opens at its top and reloads itself. */
export function OrderForm({ home, ...spec }: OrderFormProps) {
  return <RequestForm {...spec} schema={orderSchema} onSent={() => leaveFor(home)} />;
}
