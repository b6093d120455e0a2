/** @jest-environment jsdom */
import { addLiveRegion, expectAnnounced } from "../../_lib/test-tool";
import { copyFacts } from "./copy";

const texts = { copied: "It is on the clipboard.", failed: "Copy it by hand." };

/** Presses the button of a page with this clipboard. Returns the page's message. */
async function press(clipboard: Partial<Clipboard> | undefined) {
  document.body.innerHTML = `<div class="company-data"><pre hidden>one\u00a0mm\n18–\u206022</pre>
    <button data-copied="${texts.copied}" data-failed="${texts.failed}">Copy</button><span></span></div>`;
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  addLiveRegion();
  getSelection()?.removeAllRanges();
  await copyFacts(document.querySelector("button") as HTMLElement);
  const shown = document.querySelector("span");
  await expectAnnounced(shown?.textContent ?? "");
  return shown?.textContent;
}

test("the text goes to the clipboard with plain spaces, and the page says so", async () => {
  const writeText = jest.fn(() => Promise.resolve());
  expect(await press({ writeText })).toBe(texts.copied);
  expect(writeText).toHaveBeenCalledWith("one mm\n18–22");
  expect(document.querySelector("pre")?.hidden).toBe(true);
});

test.each([
  ["refuses", { writeText: () => Promise.reject(new Error("denied")) }],
  ["has none, as on a page without encryption", undefined],
])("if the browser %s, the text is shown and selected instead", async (_, clipboard) => {
  expect(await press(clipboard)).toBe(texts.failed);
  expect(document.querySelector("pre")?.hidden).toBe(false);
  expect(getSelection()?.toString()).toBe("one mm\n18–22");
});
