import { certificates } from "../../app/_content/company/certificates";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { expect, test } from "../support/engines/engine-test";
import { placeOf, pressOn, type Visitor } from "../support/engines/visitor";

/** The file that a modal dialog shows, if there is one. */
const enlarged = (visitor: Visitor) =>
  visitor.read(() => {
    const dialog = document.querySelector("dialog:modal");
    const shown = dialog?.querySelector("figure:not([hidden]) img");
    return dialog ? (shown?.getAttribute("src") ?? "no picture") : null;
  });

for (const width of [390, 1440]) {
  test(`at ${width} px, every certificate opens where it is pressed, and closes again`, async ({
    visitor,
  }) => {
    await visitor.resize(width, 900);
    await visitor.open(path("pl", "home"));
    const closings = [
      () => pressOn(visitor, { css: "dialog button", words: t("pl", "accessibility.closeDialog") }),
      () => visitor.key("Escape"),
      // Beside it.
      () => visitor.press({ x: 4, y: 4 }),
    ];
    for (const [index, { file }] of certificates.entries()) {
      const certificate = { css: `main a[href="${file}"]` };
      await pressOn(visitor, certificate);
      await expect.poll(() => enlarged(visitor), file).toBe(file);
      await placeOf(visitor, { css: "dialog:modal figure:not([hidden]) img" });
      await closings[index % closings.length]?.();
      await expect.poll(() => enlarged(visitor), `${file} closed`).toBe(null);
      // The visitor is back where the certificate was opened.
      await expect.poll(() => visitor.read(() => document.activeElement?.getAttribute("href"))).toBe(file);
    }
    expect(await visitor.read(() => location.pathname)).toBe(path("pl", "home"));
  });
}
