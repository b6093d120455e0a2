import { path } from "../../app/_i18n/paths";
import { products } from "../../app/_content/products";
import { t } from "../support/catalog";
import { expect, test } from "../support/engines/engine-test";
import { alertIn, fillIn, form, pressOn, problemsIn } from "../support/engines/visitor";
import { contact } from "../support/forms/forms";
import { messagesWith } from "../support/forms/mail-service";
import { translatePage } from "../support/translator";

test("a form on a page that is translated before and while it is filled in is sent once", async ({
  visitor,
  request,
}) => {
  const submit = { css: `${form} button[type=submit]` };
  await visitor.resize(1440, 900);
  await visitor.open(contact.address("en"));
  await visitor.read(translatePage);
  await pressOn(visitor, submit);
  await expect.poll(async () => (await problemsIn(visitor)).length).toBe(contact.required.length + 1);
  await visitor.read(translatePage);
  const values = await fillIn(visitor, contact);
  await expect.poll(() => problemsIn(visitor)).toEqual([]);
  await visitor.read(translatePage);
  await pressOn(visitor, submit);
  await expect.poll(() => alertIn(visitor)).toBe(t("en", contact.sent));
  expect(await messagesWith(request, values.message ?? "")).toHaveLength(1);
});

test("typing into a tool on a translated page continues after hydration", async ({ visitor }) => {
  const length = String(products[0].geometry.length + 133);
  const typed = () => visitor.read(() => document.querySelector<HTMLInputElement>("#size-l")?.value);
  await visitor.resize(1440, 900);
  await visitor.open(path("en", "size"));
  await visitor.read(translatePage);
  await pressOn(visitor, { css: "#size-l" });
  await visitor.read(() => document.querySelector<HTMLInputElement>("#size-l")?.select());
  for (const figure of length) {
    await visitor.type(figure);
    await visitor.read(translatePage);
  }
  await expect.poll(typed).toBe(length);
  await expect.poll(() => visitor.read(() => location.search)).toBe(`?l=${length}`);
});
