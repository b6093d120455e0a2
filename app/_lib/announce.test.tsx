/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";

import { LiveRegion } from "../_ui/live-region";
import { announce, announceSettled } from "./announce";
import { useAnnouncement, useSettledAnnouncement } from "./use-announcement";

/** Renders a page with a live region, and a dialog with its own. */
function openPage(dialog: "open" | "closed") {
  render(
    <>
      <LiveRegion />
      <dialog open={dialog === "open"}>
        <LiveRegion />
      </dialog>
    </>,
  );
  const regions = [...document.querySelectorAll("[role=status]")];
  return () => regions.map(({ textContent }) => textContent);
}

const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

beforeEach(() => jest.useFakeTimers());

test("only the last of several quick announcements is spoken, and it is removed later", () => {
  const said = openPage("closed");
  announce("One.");
  announce("Two.");
  expect(said()).toEqual(["", ""]);
  pass(100);
  expect(said()).toEqual(["Two.", ""]);
  pass(9_000);
  announce("Three.");
  pass(9_000);
  expect(said()).toEqual(["Three.", ""]);
  pass(2_000);
  expect(said()).toEqual(["", ""]);
});

test("the response to a press replaces an announcement that is still waiting", () => {
  const said = openPage("closed");
  announceSettled("1 pallet.");
  pass(700);
  announce("Added.");
  pass(5_000);
  expect(said()).toEqual(["Added.", ""]);
});

test("while a dialog is open its own region speaks, and a page without a region stays silent", () => {
  announce("One.");
  expect(() => pass(100)).not.toThrow();
  const said = openPage("open");
  announce("Two.");
  pass(100);
  expect(said()).toEqual(["", "Two."]);
});

test("a component announces a new text at once, and a text that changes with every key after a pause", () => {
  const said = openPage("closed");
  function Part({ text, typed }: Record<"text" | "typed", string>) {
    useAnnouncement(text);
    useSettledAnnouncement(typed);
    return null;
  }
  const { rerender } = render(<Part text="" typed="0" />);
  pass(2_000);
  expect(said()).toEqual(["", ""]);
  rerender(<Part text="Sending." typed="0" />);
  pass(100);
  expect(said()).toEqual(["Sending.", ""]);
  for (const typed of ["1", "12"]) {
    rerender(<Part text="Sending." typed={typed} />);
    pass(500);
    expect(said()).toEqual(["Sending.", ""]);
  }
  pass(400);
  expect(said()).toEqual(["12", ""]);
  // The first text counts as new once another text was announced.
  rerender(<Part text="" typed="0" />);
  pass(900);
  expect(said()).toEqual(["0", ""]);
});
