import { formSchema } from "../../../_forms/form/form-schema";
import { orderFields } from "./order-fields";

const schema = formSchema(orderFields, "rodoConsent");

const order = {
  quantity: "480",
  productName: "Paleta typu EUR",
  name: "Anna Nowak",
  phoneNumber: "no number at all",
  email: "no address at all",
  companyName: "Firma",
  message: "Message",
  rodoConsent: true,
};

const problems = (values: unknown) =>
  schema.safeParse(values).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

test("an order is complete when every field holds something, in whatever form", () => {
  expect(problems(order)).toEqual([]);
});

test.each(Object.keys(order).filter((name) => name !== "rodoConsent"))("%s is required", (name) => {
  expect(problems({ ...order, [name]: "" })).toEqual([[name, "fieldRequired"]]);
  expect(problems({ ...order, [name]: " \n\t" })).toEqual([[name, "fieldRequired"]]);
});

test("the consent is required", () => {
  expect(problems({ ...order, rodoConsent: false })).toEqual([["rodoConsent", "consentRequired"]]);
});
