import { orderSchema } from "./order-schema";

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
  orderSchema.safeParse(values).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

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

test("the check never tries to compile code, which a strict content security policy reports", async () => {
  const compile = jest.fn(Function);
  const { Function: original } = globalThis;
  globalThis.Function = compile as unknown as FunctionConstructor;
  try {
    jest.resetModules();
    const fresh = await import("./order-schema");
    expect(fresh.orderSchema.safeParse(order).success).toBe(true);
    expect(compile).not.toHaveBeenCalled();
  } finally {
    globalThis.Function = original;
  }
});
