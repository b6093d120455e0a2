/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { StrictMode, useLayoutEffect } from "react";

import { closeDialog } from "./close-dialog";
import { Dialog } from "./dialog";
import "./test-dialog";

const opened = jest.spyOn(HTMLDialogElement.prototype, "showModal");
const onClose = jest.fn();

const Notice = () => (
  <Dialog className="notice" role="alertdialog" aria-label="Notice" onClose={onClose}>
    <p>Sent</p>
    <button onClick={closeDialog}>OK</button>
  </Dialog>
);

beforeEach(() => {
  opened.mockClear();
  onClose.mockClear();
});

test("opens itself, modal and once", () => {
  const { rerender } = render(<Notice />, { wrapper: StrictMode });
  rerender(<Notice />);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("alertdialog", { name: "Notice" }).className).toBe("dialog notice");
});

test("has the focus when effects run, so that they can move it", () => {
  const seen: unknown[] = [];
  const Effect = () => {
    useLayoutEffect(() => void seen.push(document.activeElement), []);
    return <Notice />;
  };
  render(<Effect />);
  expect(seen).toEqual([screen.getByRole("alertdialog")]);
});

test.each([
  ["a button in it", () => fireEvent.click(screen.getByRole("button"))],
  ["Escape", () => fireEvent(screen.getByRole("alertdialog"), new Event("cancel", { cancelable: true }))],
])("%s hides the dialog, and closes it only after the frame that shows this", async (_, press) => {
  render(<Notice />);
  fireEvent.click(screen.getByText("Sent"));
  const dialog = screen.getByRole<HTMLDialogElement>("alertdialog");
  expect(dialog.dataset.closing).toBeUndefined();
  press();
  expect([dialog.dataset.closing, dialog.open, onClose.mock.calls.length]).toEqual(["", true, 0]);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect([dialog.dataset.closing, dialog.open]).toEqual([undefined, false]);
});

test("a removed dialog stays closed", () => {
  const { unmount } = render(<Notice />);
  unmount();
  expect(opened).toHaveBeenCalledTimes(1);
});
