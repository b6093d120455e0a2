import * as z from "zod/mini";

import { consented, email, filled, free } from "../../../_forms/rules";

/** Five fields are required; the phone is optional, the amount read but not enforced (specification, section 5). */
export const contactSchema = z.object({
  user_name: filled,
  user_surname: filled,
  user_email: email,
  user_phone: free,
  user_amount: free,
  message: filled,
  rodoConsent: consented,
});
