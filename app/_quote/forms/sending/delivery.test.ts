/** @jest-environment jsdom */
import library from "@emailjs/browser/package.json";

import { specification } from "../../../_content/test-specification";
import type { FormTranslator } from "../form/form-messages";
import { deliver, formBytes, type MailAccount, mostBytes } from "./delivery";

const account: MailAccount = {
  origin: "https://mail.example",
  userId: "key",
  serviceId: "service",
  templateId: "template",
};

const { refusals } = specification;
const t = ((key: string) =>
  refusals[key.replace("messages.sendStep.", "") as keyof typeof refusals]) as FormTranslator;

function form(): HTMLFormElement {
  document.body.innerHTML = `
    <form>
      <input name="name" value="Żaneta 👩‍🏭" />
      <textarea name="message">two\nlines</textarea>
      <input type="checkbox" name="rodoConsent" checked />
    </form>`;
  return document.forms[0] as HTMLFormElement;
}

const post = jest.fn<Promise<unknown>, [string, { method: string; body: FormData }]>();
const answers = (status: number, text: string) =>
  post.mockResolvedValue({ status, ok: status >= 200 && status < 300, text: () => Promise.resolve(text) });

const [reach, sign] = [jest.fn(() => Promise.resolve()), jest.fn()];

beforeEach(() => {
  post.mockReset();
  reach.mockClear();
  answers(200, "OK");
  // A HEAD request first checks whether the site answers.
  globalThis.fetch = ((address: string, init: { method: string; body: FormData }) =>
    init.method === "HEAD" ? reach() : post(address, init)) as unknown as typeof fetch;
});

test("the request is the form with the four values of the service, to the origin of the account", async () => {
  await deliver(form(), account, t, sign);
  expect(post).toHaveBeenCalledTimes(1);
  const [address, { method, body }] = post.mock.calls[0] ?? ["", { method: "", body: new FormData() }];
  expect([method, address]).toEqual(["POST", "https://mail.example/api/v1.0/email/send-form"]);
  expect(Object.fromEntries(body)).toEqual({
    name: "Żaneta 👩‍🏭",
    message: "two\nlines",
    rodoConsent: "on",
    lib_version: library.version,
    service_id: "service",
    template_id: "template",
    user_id: "key",
  });
  // An empty setting: the site's own origin.
  await deliver(form(), { ...account, origin: "" }, t, sign);
  expect(post.mock.lastCall?.[0]).toBe("/api/v1.0/email/send-form");
});

test("the values are signed once, when the library reads them", async () => {
  const element = form();
  await deliver(element, account, t, sign);
  // jsdom fires no `formdata` event.
  const read = Object.assign(new Event("formdata"), { formData: new FormData() });
  for (let times = 0; times < 2; times++) element.dispatchEvent(read);
  expect(sign.mock.calls).toEqual([[read.formData]]);
});

test("no response is an error", async () => {
  post.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(deliver(form(), account, t, sign)).rejects.toThrow(TypeError);
});

test.each([
  ["user id", form(), { userId: "", serviceId: "", templateId: "" }, refusals.userIdRequired],
  ["service id", form(), { serviceId: "", templateId: "" }, refusals.serviceIdRequired],
  ["template id", null, { templateId: "" }, refusals.templateIdRequired],
  ["form", document.createElement("div"), {}, refusals.formElementExpected],
])("a missing %s is refused without a request", async (_, element, missing, message) => {
  await expect(deliver(element, { ...account, ...missing }, t, sign)).rejects.toEqual(new Error(message));
  expect(post).not.toHaveBeenCalled();
});

test("the size of a form is counted as in its request: UTF-8, with two bytes for a line end", () => {
  expect(formBytes({ name: "Żaneta", message: "a\nb\r\nc", rodoConsent: true })).toEqual({
    bytes: 7 + 7 + 4,
    most: "name",
  });
  expect(formBytes({ name: "", message: "long" })).toEqual({ bytes: 4, most: "message" });
  // The service accepts 50 KB, including names and boundaries.
  expect(mostBytes).toBeLessThan(50_000 - 1024);
  expect(mostBytes).toBeGreaterThan(45_000);
});

test("blocked storage does not keep a form from being sent", async () => {
  jest.resetModules();
  const denied = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const fresh = await import("./delivery");
  await expect(fresh.deliver(form(), account, t, sign)).resolves.toBeUndefined();
  expect(post).toHaveBeenCalledTimes(1);
  expect(window.localStorage).toBeUndefined();
  denied.mockRestore();
});
