import { formSchema } from "../../../_forms/form/form-schema";
import { contactFields } from "./contact-fields";

const schema = formSchema(contactFields, "rodoConsent");
const filledIn = {
  ...Object.fromEntries(
    contactFields.map(({ name, kind }) => [name, kind === "email" ? "a@b.example" : "text"]),
  ),
  rodoConsent: true,
};

const problems = (changed: Record<string, string | boolean>) =>
  schema
    .safeParse({ ...filledIn, ...changed })
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

test("phone and amount may stay empty", () => {
  expect(problems({})).toEqual([]);
  expect(problems({ user_phone: " ", user_amount: "-1" })).toEqual([]);
});

test.each(["user_name", "user_surname", "user_email", "message"])("%s is required", (name) => {
  expect(problems({ [name]: "" })).toEqual([[name, "fieldRequired"]]);
  expect(problems({ [name]: " \n\t" })).toEqual([[name, "fieldRequired"]]);
});

test("the e-mail must be one, the consent given", () => {
  expect(problems({ user_email: "anna" })).toEqual([["user_email", "emailInvalid"]]);
  expect(problems({ rodoConsent: false })).toEqual([["rodoConsent", "consentRequired"]]);
});
