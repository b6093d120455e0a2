import {
  email,
  emailLimits,
  emailProblem,
  type FormFields,
  formFields,
  line,
  message,
  pieces,
} from "./form-row";

/** The fields of the order form in reading order. All are required, and no address is checked (R58, R59). */
export const orderFields = formFields("orderForm", {
  quantity: { kind: pieces, isRequired: true, size: "third" },
  productName: { kind: line, isRequired: true, size: "two-thirds" },
  name: { kind: line, isRequired: true, autoComplete: "name", size: "half" },
  companyName: { kind: line, isRequired: true, autoComplete: "organization", size: "half" },
  phoneNumber: { kind: line, isRequired: true, look: "tel", autoComplete: "tel", size: "half" },
  email: { kind: line, isRequired: true, inputMode: "email", autoComplete: "email", size: "half" },
  message: { kind: message, isRequired: true, look: "area" },
});

/** The fields of the contact form in reading order. The phone is optional, the amount is not checked (R60, R61). */
export const contactFields = formFields("contactForm", {
  user_name: { kind: line, isRequired: true, autoComplete: "given-name", size: "pair" },
  user_surname: { kind: line, isRequired: true, autoComplete: "family-name", size: "pair" },
  user_email: {
    kind: email,
    isRequired: true,
    look: "email",
    autoComplete: "email",
    fault: ({ t }, typed) => t(`messages.${emailProblem(typed) ?? "emailInvalid"}`, emailLimits),
    size: "row",
  },
  user_phone: { kind: line, look: "tel", autoComplete: "tel", size: "pair" },
  user_amount: { kind: line, inputMode: "numeric", size: "pair" },
  message: { kind: message, isRequired: true, look: "area", size: "beside" },
});

/** The tables by the namespace of their form's texts. */
export const formTables = { orderForm: orderFields, contactForm: contactFields } satisfies Record<
  string,
  FormFields
>;
