import { formSchema } from "../../../_forms/form/form-schema";
import { orderFields } from "./order-fields";

const schema = formSchema(orderFields, "rodoConsent");
const names = orderFields.map(({ name }) => name);
const filledIn = {
  ...Object.fromEntries(names.map((name) => [name, "no number, no address"])),
  rodoConsent: true,
};

const problems = (changed: Record<string, string | boolean>) =>
  schema
    .safeParse({ ...filledIn, ...changed })
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

test("an order has the fields of the specification", () => {
  expect(names).toEqual(
    expect.arrayContaining([
      "quantity",
      "productName",
      "name",
      "phoneNumber",
      "email",
      "companyName",
      "message",
    ]),
  );
});

test("an order is complete when every field holds something, in whatever form", () => {
  expect(problems({})).toEqual([]);
});

test.each(names)("%s is required", (name) => {
  expect(problems({ [name]: "" })).toEqual([[name, "fieldRequired"]]);
  expect(problems({ [name]: " \n\t" })).toEqual([[name, "fieldRequired"]]);
});

test("the consent is required", () => {
  expect(problems({ rodoConsent: false })).toEqual([["rodoConsent", "consentRequired"]]);
});
