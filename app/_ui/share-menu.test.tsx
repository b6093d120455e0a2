/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";

import { addLiveRegion, expectAnnounced } from "../_lib/test-announced";
import { ShareMenu } from "./share-menu";

const texts = { button: "Share", copy: "Copy", copied: "Copied.", send: "Send", print: "Print" };
const menu = () => document.querySelector("details") as HTMLDetailsElement;
const open = async () => {
  await act(async () => {
    menu().open = true;
    // jsdom queues the element's own toggle event as a task, or fires none.
    fireEvent(menu(), new Event("toggle"));
  });
};

/** Defines a browser function that jsdom lacks. */
const give = (name: "clipboard" | "share", value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  history.replaceState(null, "", "/?l=1300");
  render(<ShareMenu texts={texts} />);
});

test("a choice closes the menu, restores the focus, and names the copied text", async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  give("clipboard", { writeText });
  addLiveRegion();
  await open();
  await act(async () => fireEvent.click(screen.getByText(texts.copy)));
  expect(writeText).toHaveBeenCalledWith(location.href);
  expect(screen.getByText(texts.copied)).toBeTruthy();
  expect(menu().open).toBe(false);
  expect(document.activeElement?.textContent).toBe(texts.button);
  await expectAnnounced(texts.copied);
});

test("Escape and a press elsewhere close it", async () => {
  await open();
  fireEvent.keyDown(screen.getByText(texts.copy), { key: "Escape" });
  expect(menu().open).toBe(false);
  await open();
  fireEvent.click(document.body);
  expect(menu().open).toBe(false);
});

test("it offers to share the link if the browser can", async () => {
  await open();
  expect(screen.queryByText(texts.send)).toBeNull();
  const share = jest.fn().mockRejectedValue(new DOMException("closed", "AbortError"));
  give("share", share);
  await open();
  await act(async () => fireEvent.click(screen.getByText(texts.send)));
  expect(share).toHaveBeenCalledWith({ url: location.href });
});
