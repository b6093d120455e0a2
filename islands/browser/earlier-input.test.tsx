/** @jest-environment jsdom */
import { waitFor } from "@testing-library/dom";
import { useState } from "react";
import { renderToString } from "react-dom/server";

import { hydrate } from "./hydrate";

const usual = { text: "1200", kind: "a", box: false, way: "x" };

/** What the tool knows, as it says it itself. */
const known = () => JSON.parse(document.querySelector("output")?.textContent ?? "") as typeof usual;

/** A tool with a control of every kind. */
function Tool() {
  const [fields, setFields] = useState(usual);
  const take = (changes: Partial<typeof usual>) => setFields((before) => ({ ...before, ...changes }));
  return (
    <div>
      <input id="text" value={fields.text} onChange={({ target }) => take({ text: target.value })} />
      <select id="kind" value={fields.kind} onChange={({ target }) => take({ kind: target.value })}>
        <option>z</option>
        <option>a</option>
        <option>b</option>
      </select>
      <input id="box" type="checkbox" checked={fields.box} onChange={() => take({ box: !fields.box })} />
      {["x", "y"].map((way) => (
        <input
          key={way}
          id={way}
          type="radio"
          name="way"
          checked={fields.way === way}
          onChange={() => take({ way })}
        />
      ))}
      <output>{JSON.stringify(fields)}</output>
    </div>
  );
}

const input = (id: string) => document.getElementById(id) as HTMLInputElement;
const hydrateTool = () => hydrate(document.querySelector("main") as Element, Tool, {});

beforeEach(() => {
  document.body.innerHTML = `<main>${renderToString(<Tool />)}</main>`;
});

test("an unchanged control is as usual and fires no event", async () => {
  const onChange = jest.fn();
  document.addEventListener("input", onChange);
  document.addEventListener("change", onChange);
  await hydrateTool();
  expect(known()).toEqual(usual);
  expect(onChange).not.toHaveBeenCalled();
});

test("what was typed and chosen meanwhile is known and stays", async () => {
  input("text").value = "1300";
  input("kind").value = "b";
  input("box").checked = true;
  input("y").checked = true;
  await hydrateTool();
  await waitFor(() => expect(known()).toEqual({ ...usual, text: "1300", kind: "b", box: true, way: "y" }));
  expect([input("text").value, input("kind").value]).toEqual(["1300", "b"]);
  expect([input("box"), input("x"), input("y")].map(({ checked }) => checked)).toEqual([true, false, true]);
});

test("a visitor who is typing keeps the cursor's position", async () => {
  input("text").value = "1300";
  input("text").focus();
  input("text").setSelectionRange(1, 2);
  await hydrateTool();
  expect([input("text").selectionStart, input("text").selectionEnd]).toEqual([1, 2]);
});
