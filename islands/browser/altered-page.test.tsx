/** @jest-environment jsdom */
import { waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { type ChangeEvent, useState } from "react";
import { renderToString } from "react-dom/server";

import { hydrate } from "./hydrate";
import { translate, translated, translators } from "./test-page";

type Control = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

const usual = { text: "1200", mail: "", note: "", kind: "a", box: true, way: "x" };
/** A visitor's input in every field. */
const input = { text: "1450", mail: "anna@example.com", note: "two\nlines", kind: "b", box: false, way: "y" };

/** Error that the island throws on its next render. */
let fault: Error | undefined;

/** Has a controlled field of every type, one of its own, and texts next to elements. */
function Tool() {
  const [fields, setFields] = useState(usual);
  const [presses, setPresses] = useState(0);
  if (fault && presses) throw fault;
  const take = (name: string, value: unknown) => setFields((before) => ({ ...before, [name]: value }));
  const field = (name: "text" | "mail" | "note" | "kind") => ({
    name,
    value: fields[name],
    onChange: ({ target }: ChangeEvent<Control>) => take(name, target.value),
  });
  return (
    <form>
      <label htmlFor="text">Length {fields.text}</label>
      <input id="text" {...field("text")} />
      <input type="email" {...field("mail")} />
      <textarea {...field("note")} />
      <input name="free" />
      <select {...field("kind")}>
        {[..."zab"].map((kind) => (
          <option key={kind} value={kind}>
            {kind}
          </option>
        ))}
      </select>
      <input type="checkbox" name="box" checked={fields.box} onChange={() => take("box", !fields.box)} />
      {[..."xy"].map((way) => (
        <input
          key={way}
          type="radio"
          name="way"
          value={way}
          checked={fields.way === way}
          onChange={() => take("way", way)}
        />
      ))}
      <output>{JSON.stringify(fields)}</output>
      <p>
        {presses % 2 ? "odd" : null}
        <b>{presses} presses</b>
        {presses % 2 === 0 && "even"}
        {presses} of many
      </p>
      <button type="button">other</button>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {presses > 0 && <i>!</i>}
        press {presses > 1 ? "again" : "here"}
      </button>
    </form>
  );
}

const find = (selector: string) => document.querySelector(selector) as Control;
const island = () => find("main");
const named = (name: string) => find(`[name=${name}]`);
const button = () => find("button:last-of-type");
const known = () => JSON.parse(find("output").textContent) as typeof usual;
/** The texts as React rendered them, without the translator's marks. */
const shown = () => island().textContent.replace(/[«»]/g, "");
const render = () => (document.body.innerHTML = `<main>${renderToString(<Tool />)}</main>`);
const hydrateTool = () => hydrate(island(), Tool, {});

let reported: jest.SpyInstance;

beforeEach(() => {
  fault = undefined;
  render();
  reported = jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => reported.mockRestore());

function enter(): void {
  for (const name of ["text", "mail", "note", "kind"] as const) named(name).value = input[name];
  named("free").value = "free";
  named("box").checked = false;
  find("[value=y]").checked = true;
}

/** Expects the input in the fields, and in the state of React. */
async function expectKept(): Promise<void> {
  await waitFor(() => expect(known()).toEqual(input));
  const texts = [...Object.keys(input), "free"].map((name) => named(name).value);
  expect(texts).toEqual([...Object.values(input).slice(0, 4), "on", "x", "free"]);
  expect(
    [named("box"), ...["x", "y"].map((way) => find(`[value=${way}]`))].map((each) => each.checked),
  ).toEqual([false, false, true]);
}

/** Changes to a page before hydration. */
const alterations = [
  ["nothing", () => Promise.resolve()],
  ["a translator", () => translate(island())],
  [
    "an extension that puts an element beside each control",
    async () => {
      for (const control of document.querySelectorAll("input, textarea"))
        control.after(document.createElement("password-manager"));
      await Promise.resolve();
    },
  ],
] as const;

describe.each(alterations)("altered by %s before it is hydrated", (_, alter) => {
  test("all input stays and React knows it; a pressed control is found", async () => {
    const pressed = button();
    await alter();
    enter();
    const findAgain = await hydrateTool();
    await expectKept();
    expect(findAgain(pressed)).toBe(button());
    await userEvent.click(findAgain(pressed));
    expect(shown()).toContain("1 presses");
    // React's development build warns about unknown attributes.
    expect(reported.mock.calls.filter(([error]) => error instanceof Error)).toEqual([]);
  });

  test.each(["free", "text", "note", "mail"])(
    "who is typing in %s goes on where the cursor was; the other fields report nothing",
    async (name) => {
      await alter();
      const heard = jest.fn();
      for (const type of ["input", "change"])
        document.addEventListener(type, ({ target }) => heard((target as Control).name));
      named(name).focus();
      named(name).value = "An na";
      // E-mail fields report no cursor.
      if (name !== "mail") named(name).setSelectionRange(2, 3);
      await hydrateTool();
      if (name !== "mail") await userEvent.keyboard("n");
      const text = name === "mail" ? "An na" : "Annna";
      expect([document.activeElement, named(name).value]).toEqual([named(name), text]);
      expect(known()).toEqual(name === "free" ? usual : { ...usual, [name]: text });
      expect(new Set(heard.mock.calls.flat())).toEqual(new Set([name]));
    },
  );
});

test("an unaltered page that React can't hydrate is reported", async () => {
  find("b").textContent = "another";
  await hydrateTool();
  expect(reported).toHaveBeenCalledTimes(1);
});

test.each(translators)(
  "a translator that %s alters a living island, which shows every text and takes every press",
  async (...translator) => {
    await hydrateTool();
    const press = async () => {
      await userEvent.click(button());
      // Texts return to the page in a microtask.
      await Promise.resolve();
    };
    const texts = [shown()];
    for (let presses = 0; presses < 3; presses++) {
      await press();
      texts.push(shown());
    }
    render();
    await hydrateTool();
    for (const text of texts) {
      expect(shown()).toBe(text);
      await translate(island(), translator);
      expect(island().textContent).toContain(translated("other"));
      await press();
    }
    expect(reported).not.toHaveBeenCalled();
  },
);

test("wrapped and removed elements can be mounted and unmounted", async () => {
  await hydrateTool();
  await userEvent.click(button());
  find("i").replaceWith(document.createElement("div"));
  const wrapper = document.createElement("div");
  find("b").before(wrapper);
  wrapper.append(find("b"));
  find("p").firstChild?.remove();
  await Promise.resolve();
  for (let press = 0; press < 2; press++) await userEvent.click(button());
  expect(find("b").textContent).toBe("3 presses");
  expect(reported).not.toHaveBeenCalled();
});

test("an island that throws becomes HTML with its input and focus, reports its end, and knows the input at its next start", async () => {
  island().dataset.hydrated = "";
  const onEnd = jest.fn();
  await hydrate(island(), Tool, {}, onEnd);
  await userEvent.type(named("free"), "free");
  await userEvent.type(named("note"), "two");
  await userEvent.selectOptions(named("kind"), "b");
  fault = new Error("always from now on");
  button().click();
  named("free").focus();
  await waitFor(() => expect(onEnd.mock.calls).toEqual([[fault]]));
  expect(["free", "note", "kind"].map((name) => named(name).value)).toEqual(["free", "two", "b"]);
  expect(document.activeElement).toBe(named("free"));
  expect(island().dataset.hydrated).toBeUndefined();

  fault = undefined;
  await hydrateTool();
  await waitFor(() => expect(known()).toEqual({ ...usual, note: "two", kind: "b" }));
  expect(named("free").value).toBe("free");
});

test("an island that throws from the start stays HTML with its input", async () => {
  enter();
  const nodes = [...island().childNodes];
  const Broken = () => {
    throw new Error("from the start");
  };
  await expect(hydrate(island(), Broken, {})).rejects.toThrow("from the start");
  expect([...island().childNodes]).toEqual(nodes);
  expect(named("text").value).toBe(input.text);
});
