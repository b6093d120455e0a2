import { locales, languages } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { expect, test } from "../support/engines/engine-test";
import {
  alertIn as alert,
  field,
  fillIn,
  form,
  placeOf,
  pressOn,
  problemsIn as problems,
} from "../support/engines/visitor";
import { contact, order } from "../support/forms/forms";
import { envelope, messagesWith } from "../support/forms/mail-service";

for (const kind of [order, contact]) {
  for (const [index, locale] of locales.entries()) {
    // A phone in one language, a desktop in the others.
    const width = index === 0 ? 390 : 1440;
    test(`${kind.name} in ${languages[locale].name} at ${width} px: what is missing is reported, what is typed is sent`, async ({
      visitor,
      request,
    }) => {
      const submit = { css: `${form} button`, words: t(locale, `${kind.words}.submit`) };
      await visitor.resize(width, 900);
      await visitor.open(kind.address(locale));
      // The first touch of all: it hydrates the form and is not lost.
      await pressOn(visitor, submit);
      await expect
        .poll(() => problems(visitor))
        .toEqual([
          ...kind.required
            .filter((name) => name !== "productName")
            .map((name) => t(locale, `${kind.words}.fields.${name}.label`)),
          t(locale, "messages.consentRequired"),
        ]);

      const values = await fillIn(visitor, kind);
      await expect.poll(() => problems(visitor)).toEqual([]);
      await pressOn(visitor, submit);
      await expect.poll(() => alert(visitor)).toBe(t(locale, kind.sent));
      expect(await messagesWith(request, values.message ?? "")).toEqual([
        expect.objectContaining({ ...values, rodoConsent: "on", ...envelope[kind.name] }),
      ]);

      await pressOn(visitor, { css: "[role=alertdialog] button" });
      await expect
        .poll(() => visitor.read(() => location.pathname).catch(() => ""))
        .toBe(path(locale, "home"));
      // An order's home page reloads itself after it has come: the tab is at rest when it has kept no note of that.
      await expect
        .poll(() =>
          visitor
            .read(() =>
              performance
                .getEntriesByType("navigation")
                .map((entry) => (entry as PerformanceNavigationTiming).type),
            )
            .catch(() => []),
        )
        .toEqual([kind === order ? "reload" : "navigate"]);
    });
  }

  test(`${kind.name}: a message the service refuses is not lost`, async ({ visitor, provoked }) => {
    // The messages of the page and the browser about the refusal, on the console.
    provoked.push(/413/);
    await visitor.open(kind.address("pl"));
    await fillIn(visitor, kind);
    // More than the service takes: too long to be typed, so it is pasted.
    await visitor.read((css) => {
      const area = document.querySelector<HTMLTextAreaElement>(css);
      area?.focus();
      area?.select();
      document.execCommand("insertText", false, "0123456789".repeat(6000));
    }, field("message"));
    await pressOn(visitor, { css: `${form} button`, words: t("pl", `${kind.words}.submit`) });
    await expect.poll(() => alert(visitor)).toBe(t("pl", kind.failed));
    await placeOf(visitor, { css: "[role=alertdialog] button" });
    await visitor.key("Escape");
    await expect.poll(() => alert(visitor)).toBe(null);
    expect(
      await visitor.read(
        (css) => document.querySelector<HTMLTextAreaElement>(css)?.value.length,
        field("message"),
      ),
    ).toBe(60_000);
    expect(await visitor.read(() => location.pathname)).toBe(kind.address("pl"));
  });
}
