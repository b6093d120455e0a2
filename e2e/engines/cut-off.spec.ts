import { products } from "../../app/_content/products";
import { languages, type Locale } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { expect, test as base } from "../support/engines/engine-test";
import {
  alertIn,
  field,
  fillIn,
  form,
  placeOf,
  pressOn,
  typeInto,
  type Visitor,
} from "../support/engines/visitor";
import { contact, type FormKind, order } from "../support/forms/forms";
import { run, sampledLanguages } from "../support/matrix";
import { Network } from "../support/network";
import { messagesWith, referencesWith } from "../support/forms/mail-service";

/** The visitor is behind a network that can be cut; what page and browser say of that is provoked. */
const test = base.extend<{ network: Network }>({
  network: async ({}, use) => {
    const network = await Network.to(Number(process.env.PORT ?? "4174"));
    await use(network);
    network.close();
  },
  baseURL: ({ network }, use) => use(network.origin),
  provoked: ({}, use) => use([/\/assets\/|No answer within|fetch|network|load|connect|ERR_|^error: Error$/i]),
});

const submitOf = (kind: FormKind, locale: Locale) => ({
  css: `${form} button`,
  words: t(locale, `${kind.words}.submit`),
});

const hasStarted = (visitor: Visitor) =>
  expect.poll(() => visitor.read(() => document.documentElement.dataset.js)).toBe("loaded");

/** What stands in the form, for the names of some values. */
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

const textOf = (visitor: Visitor, css: string) =>
  visitor.read((selector) => document.querySelector(selector)?.textContent ?? "", css);

/** Presses the button of the open alert that bears these words. */
const answerAlert = (visitor: Visitor, words: string) =>
  pressOn(visitor, { css: "[role=alertdialog] button", words });

for (const [turn, kind] of [order, contact].entries()) {
  // A network fails in the same way in every language. Each form takes one here and all of them in e2e/flows/forms/.
  for (const locale of sampledLanguages(turn, { ...run, full: false })) {
    const title = `${kind.name} in ${languages[locale].name}`;
    const submit = submitOf(kind, locale);

    test(`${title}: pressed without a network, it says so and gives the e-mail; with one it sends`, async ({
      visitor,
      network,
      request,
    }) => {
      await visitor.resize(1280, 900);
      await visitor.open(kind.address(locale));
      await hasStarted(visitor);
      network.cut();
      const values = await fillIn(visitor, kind);
      for (let press = 0; press < 2; press++) {
        await pressOn(visitor, submit);
        await placeOf(visitor, { css: ".unsent-notice a[data-mail]" });
      }
      const href = await visitor.read(() => {
        const link = document.querySelector<HTMLAnchorElement>(".unsent-notice a[data-mail]");
        link?.addEventListener("click", (event) => event.preventDefault(), { once: true });
        link?.click();
        return link?.href ?? "";
      });
      const body = new URL(href).searchParams.get("body");
      for (const value of Object.values(values)) expect(body).toContain(`: ${value}\n`);
      expect(await standing(visitor, values)).toEqual(values);

      network.restore();
      await pressOn(visitor, submit);
      await expect.poll(() => alertIn(visitor)).toBe(t(locale, kind.sent));
      expect(await messagesWith(request, values.message ?? "")).toHaveLength(1);
    });

    test(`${title}: left while it is being sent, it warns and offers to send again`, async ({
      visitor,
      network,
      request,
    }) => {
      await visitor.resize(1280, 900);
      await visitor.open(kind.address(locale));
      const values = await fillIn(visitor, kind);
      const { message = "" } = values;
      network.hold();
      await pressOn(visitor, submit);
      await expect.poll(() => referencesWith(request, message)).toHaveLength(1);
      await visitor.open(path(locale, "home"));
      await visitor.open(kind.address(locale));
      network.restore();
      const [reference = ""] = await referencesWith(request, message);
      await expect.poll(() => textOf(visitor, `${form} .request-form__doubt`)).toContain(reference);
      await expect.poll(() => standing(visitor, values)).toEqual(values);
      await pressOn(visitor, submit);
      await expect.poll(() => alertIn(visitor)).toBe(t(locale, "messages.sendAgainQuestion"));
      expect(await messagesWith(request, message)).toHaveLength(1);
      await answerAlert(visitor, submit.words);
      await expect.poll(() => alertIn(visitor)).toBe(t(locale, kind.sent));
      expect(await referencesWith(request, message)).toEqual([reference, reference]);
    });

    test(`${title}: sent again after the time limit, both bear one reference`, async ({
      visitor,
      network,
      request,
    }) => {
      await visitor.resize(1280, 900);
      await visitor.open(kind.address(locale));
      const { message = "" } = await fillIn(visitor, kind);
      network.hold();
      await pressOn(visitor, submit);
      // A visitor of a real engine has a clock that the test can't stop.
      await expect.poll(() => alertIn(visitor), { timeout: 30_000 }).toBe(t(locale, kind.failed));
      const [reference = ""] = await referencesWith(request, message);
      expect(await textOf(visitor, "#alert-details")).toContain(reference);
      network.restore();
      await answerAlert(visitor, t(locale, "messages.retry")).catch(() => undefined);
      await expect.poll(() => alertIn(visitor)).toBe(t(locale, kind.sent));
      for (const each of await referencesWith(request, message)) expect(each).toBe(reference);
    });
  }
}

test("every product keeps the text that was typed into it at once", async ({ visitor }) => {
  const texts = products.map(({ id }) => `Tekst ${id}`);
  for (const [index, { id }] of products.entries()) {
    await visitor.open(path("pl", { route: "product", id }));
    await typeInto(visitor, field("message"), texts[index] ?? "");
  }
  for (const [index, { id }] of products.entries()) {
    await visitor.open(path("pl", { route: "product", id }));
    await expect.poll(() => standing(visitor, { message: "" })).toEqual({ message: texts[index] });
  }
});
