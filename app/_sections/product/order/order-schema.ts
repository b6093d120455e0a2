import * as z from "zod/mini";

import { consented, filled } from "../../../_forms/rules";

/** All eight controls are required; e-mail and phone have no format (specification, section 5). */
export const orderSchema = z.object({
  quantity: filled,
  productName: filled,
  name: filled,
  phoneNumber: filled,
  email: filled,
  companyName: filled,
  message: filled,
  rodoConsent: consented,
});
