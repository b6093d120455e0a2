import { path } from "../../app/_i18n/paths";
import { readPort, TEST_PORT } from "../../scripts/command/environment";
import { t } from "../support/catalog";
import { expect, test as base } from "../support/engines/engine-test";
import {
  alertIn,
  fillIn,
  form,
  positionOf,
  pressOn,
  problemsIn,
  type Visitor,
} from "../support/engines/visitor";
import { contact, type FormKind, order } from "../support/forms/forms";
import { envelope, messagesWith, referencesWith } from "../support/forms/mail-service";
import { flowLocale as locale } from "../support/matrix";
import { Network } from "../support/network";

/** Puts the visitor behind a network that can be cut. The resulting messages are provoked. */
const test = base.extend<{ network: Network }>({
  network: async ({}, use) => {
    const network = await Network.to(readPort(TEST_PORT));
    await use(network);
    network.close();
  },
  baseURL: ({ network }, use) => use(network.origin),
  provoked: ({}, use) => use([/\/assets\/|No answer within|fetch|network|load|connect|ERR_|^error: Error$/i]),
});

const submitOf = (kind: FormKind) => ({ css: `${form} button`, text: t(locale, `${kind.namespace}.submit`) });

/** Returns the current values of fields, by name. */
const standing = (visitor: Visitor, values: Record<string, string>) =>
  visitor.read(
    (names) =>
      Object.fromEntries(
        names.map((name) => [
          name,
          document.querySelector<HTMLInputElement>(`[data-draft] [name="${name}"]`)?.value,
        ]),
      ),
    Object.keys(values),
  );

base(
  "missing fields are reported, the typed text is sent, and the home page opens",
  async ({ visitor, request }) => {
    await visitor.resize(390, 900);
    await visitor.open(order.address(locale));
    // The very first press hydrates the form and is held.
    await pressOn(visitor, submitOf(order));
    const missing = order.required.filter((name) => name !== "productName");
    await expect
      .poll(() => problemsIn(visitor))
      .toEqual([
        ...missing.map((name) => t(locale, `${order.namespace}.fields.${name}.label`)),
        t(locale, "messages.consent"),
      ]);

    const values = await fillIn(visitor, order);
    await expect.poll(() => problemsIn(visitor)).toEqual([]);
    await pressOn(visitor, submitOf(order));
    await expect.poll(() => alertIn(visitor)).toBe(t(locale, order.sent));
    expect(await messagesWith(request, values.message ?? "")).toEqual([
      expect.objectContaining({ ...values, rodoConsent: "on", ...envelope[order.name] }),
    ]);

    await pressOn(visitor, {
      css: "[role=alertdialog] button",
      text: t(locale, "accessibility.closeDialog"),
    });
    // After an order, the home page reloads itself once.
    const arrived = () =>
      visitor
        .read(() => [
          location.pathname,
          performance.getEntriesByType("navigation")[0]?.toJSON().type as string,
        ])
        .catch(() => []);
    await expect.poll(arrived, { timeout: 15_000 }).toEqual([path(locale, "home"), "reload"]);
  },
);

test("without a network the form says so and offers an e-mail link; with one it sends", async ({
  visitor,
  network,
  request,
}) => {
  await visitor.open(contact.address(locale));
  await expect.poll(() => visitor.read(() => document.documentElement.dataset.js)).toBe("loaded");
  network.cut();
  const values = await fillIn(visitor, contact);
  for (let press = 0; press < 2; press++) {
    await pressOn(visitor, submitOf(contact));
    await positionOf(visitor, { css: ".unsent-notice a[data-mail]" });
  }
  const href = await visitor.read(() => {
    const link = document.querySelector<HTMLAnchorElement>(".unsent-notice a[data-mail]");
    link?.addEventListener("click", (event) => event.preventDefault(), { once: true });
    link?.click();
    return link?.href ?? "";
  });
  const body = new URL(href).searchParams.get("body");
  for (const value of Object.values(values)) expect(body).toContain(`: ${value}\r\n`);
  expect(await standing(visitor, values)).toEqual(values);

  network.restore();
  await pressOn(visitor, submitOf(contact));
  await expect.poll(() => alertIn(visitor)).toBe(t(locale, contact.sent));
  expect(await messagesWith(request, values.message ?? "")).toHaveLength(1);
});

test("after leaving during sending, the form warns and offers to send again", async ({
  visitor,
  network,
  request,
}) => {
  await visitor.open(order.address(locale));
  const values = await fillIn(visitor, order);
  const { message = "" } = values;
  network.hold();
  await pressOn(visitor, submitOf(order));
  await expect.poll(() => referencesWith(request, message)).toHaveLength(1);
  await visitor.open(path(locale, "home"));
  await visitor.open(order.address(locale));
  network.restore();
  const [reference = ""] = await referencesWith(request, message);
  const doubt = () =>
    visitor.read((css) => document.querySelector(css)?.textContent ?? "", `${form} .doubt-note`);
  await expect.poll(doubt).toContain(reference);
  await expect.poll(() => standing(visitor, values)).toEqual(values);
  await pressOn(visitor, submitOf(order));
  await expect.poll(() => alertIn(visitor)).toBe(t(locale, "messages.sendAgainQuestion"));
  expect(await messagesWith(request, message)).toHaveLength(1);
  await pressOn(visitor, { css: "[role=alertdialog] button", text: submitOf(order).text });
  await expect.poll(() => alertIn(visitor)).toBe(t(locale, order.sent));
  expect(await referencesWith(request, message)).toEqual([reference, reference]);
});
