import { formSchema } from "../../../_forms/form/form-schema";
import { contactFields } from "./contact-fields";

const schema = formSchema(contactFields, "rodoConsent");

const message = {
  user_name: "Anna",
  user_surname: "Nowak",
  user_email: "anna@firma.example",
  user_phone: "",
  user_amount: "",
  message: "Message",
  rodoConsent: true,
};

const problems = (values: unknown) =>
  schema.safeParse(values).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

test("phone and amount may stay empty", () => {
  expect(problems(message)).toEqual([]);
  expect(problems({ ...message, user_phone: " ", user_amount: "-1" })).toEqual([]);
});

test.each(["user_name", "user_surname", "user_email", "message"])("%s is required", (name) => {
  expect(problems({ ...message, [name]: "" })[0]).toEqual([name, "fieldRequired"]);
  expect(problems({ ...message, [name]: " \n\t" })[0]).toEqual([name, "fieldRequired"]);
});

test("the e-mail must be one, the consent given", () => {
  expect(problems({ ...message, user_email: "anna" })).toEqual([["user_email", "emailInvalid"]]);
  expect(problems({ ...message, rodoConsent: false })).toEqual([["rodoConsent", "consentRequired"]]);
});
