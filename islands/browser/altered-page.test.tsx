/** @jest-environment jsdom */
import { waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { renderToString } from "react-dom/server";

import { hydrate } from "./hydrate";
import { translate, translated, translators } from "./test-page";

const usual = { text: "1200", mail: "", note: "", kind: "a", box: true, way: "x" };
type Fields = typeof usual;

/** Error that the island throws on its next render. */
let fault: Error | undefined;

/** Has a controlled input of every type, and texts next to elements. In the root, React would skip unknown elements. */
function Tool() {
  const [fields, setFields] = useState(usual);
  const [presses, setPresses] = useState(0);
  const free = useRef<HTMLInputElement>(null);
  if (fault && presses) throw fault;
  const take = (changes: Partial<Fields>) => setFields((before) => ({ ...before, ...changes }));
  return (
    <form>
      <label htmlFor="text">Length {fields.text}</label>
      <input id="text" value={fields.text} onChange={({ target }) => take({ text: target.value })} />
      <input
        type="email"
        name="mail"
        value={fields.mail}
        onChange={({ target }) => take({ mail: target.value })}
      />
      <textarea name="note" value={fields.note} onChange={({ target }) => take({ note: target.value })} />
      <input name="free" ref={free} />
      <select name="kind" value={fields.kind} onChange={({ target }) => take({ kind: target.value })}>
        <option value="z">z</option>
        <option value="a">a</option>
        <option value="b">b</option>
      </select>
      <input type="checkbox" name="box" checked={fields.box} onChange={() => take({ box: !fields.box })} />
      {["x", "y"].map((way) => (
        <input
          key={way}
          type="radio"
          name="way"
          value={way}
          checked={fields.way === way}
          onChange={() => take({ way })}
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

const island = () => document.querySelector("main") as HTMLElement;
const find = <Found extends Element = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as Found;
const button = () => find<HTMLButtonElement>("button:last-of-type");
const known = () => JSON.parse(find("output").textContent) as Fields;
/** The texts as React rendered them, without the translator's marks. */
const shown = () => island().textContent.replace(/[«»]/g, "");
const hydrateTool = () => hydrate(island(), Tool, {});

let reported: jest.SpyInstance;

beforeEach(() => {
  fault = undefined;
  document.body.innerHTML = `<main>${renderToString(<Tool />)}</main>`;
  reported = jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => reported.mockRestore());

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
  test("typed, ticked, unticked and chosen values stay, and React knows them", async () => {
    await alter();
    find("#text").value = "1450";
    find("[name=mail]").value = "anna@example.com";
    find("[name=note]").value = "two\nlines";
    find("[name=free]").value = "free";
    find<HTMLSelectElement>("[name=kind]").selectedIndex = 2;
    find("[name=box]").checked = false;
    find("[value=y]").checked = true;
    await hydrateTool();
    const given = { mail: "anna@example.com", note: "two\nlines", text: "1450" };
    await waitFor(() => expect(known()).toEqual({ ...given, box: false, way: "y", kind: "b" }));
    const texts = ["#text", "[name=free]", "[name=note]"].map((field) => find(field).value);
    expect(texts).toEqual(["1450", "free", "two\nlines"]);
    const ticked = ["[name=box]", "[value=x]", "[value=y]"].map((field) => find(field).checked);
    expect(ticked).toEqual([false, false, true]);
    // React's development build warns about unknown attributes.
    expect(reported.mock.calls.filter(([error]) => error instanceof Error)).toEqual([]);
  });

  test.each(["[name=free]", "#text"])("who is typing in %s goes on where the cursor was", async (field) => {
    await alter();
    find(field).focus();
    find(field).value = "An na";
    find(field).setSelectionRange(2, 3);
    await hydrateTool();
    await userEvent.keyboard("n");
    expect(find(field).value).toBe("Annna");
    expect(document.activeElement).toBe(find(field));
    expect(known()).toEqual(field === "#text" ? { ...usual, text: "Annna" } : usual);
  });

  test("a field that reports no cursor keeps the focus", async () => {
    await alter();
    find("[name=mail]").focus();
    find("[name=mail]").value = "anna";
    await hydrateTool();
    expect([document.activeElement, find("[name=mail]").value]).toEqual([find("[name=mail]"), "anna"]);
  });

  test("the new copy of a pressed control is found", async () => {
    const pressed = button();
    await alter();
    const findAgain = await hydrateTool();
    expect(findAgain(pressed)).toBe(button());
    await userEvent.click(findAgain(pressed));
    expect(shown()).toContain("1 presses");
  });

  test("an unchanged control reports nothing", async () => {
    const heard = jest.fn();
    for (const type of ["input", "change"]) document.addEventListener(type, heard);
    await alter().then(hydrateTool);
    expect(heard).not.toHaveBeenCalled();
  });
});

test("an unaltered page that React can't hydrate is reported", async () => {
  find("b").textContent = "another";
  await hydrateTool();
  expect(reported).toHaveBeenCalledTimes(1);
});

describe.each(translators)("a translator that %s", (...translator) => {
  test("alters a living island, which shows every text as it is now and takes every press", async () => {
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
    document.body.innerHTML = `<main>${renderToString(<Tool />)}</main>`;
    await hydrateTool();
    for (const text of texts) {
      expect(shown()).toBe(text);
      await translate(island(), translator);
      expect(island().textContent).toContain(translated("other"));
      await press();
    }
    expect(reported).not.toHaveBeenCalled();
  });
});

test("wrapped and removed elements can be mounted and unmounted", async () => {
  await hydrateTool();
  await userEvent.click(button());
  const wrapper = document.createElement("div");
  find("i").replaceWith(wrapper);
  find("b").before(document.createElement("div"));
  (find("b").previousSibling as Element).append(find("b"));
  find("p").firstChild?.remove();
  await Promise.resolve();
  await userEvent.click(button());
  await userEvent.click(button());
  expect(find("b").textContent).toBe("3 presses");
  expect(reported).not.toHaveBeenCalled();
});

test("an island that throws becomes HTML again, with the typed text and its focus, reports its end, and knows the text at its next start", async () => {
  island().dataset.hydrated = "";
  const onEnd = jest.fn();
  await hydrate(island(), Tool, {}, onEnd);
  await userEvent.type(find("[name=free]"), "Anna");
  await userEvent.type(find("[name=note]"), "two");
  await userEvent.selectOptions(find("[name=kind]"), "b");
  fault = new Error("always from now on");
  button().click();
  find("[name=free]").focus();
  await waitFor(() => expect(onEnd.mock.calls).toEqual([[fault]]));
  const values = ["free", "note", "kind"].map((name) => find(`[name=${name}]`).value);
  expect(values).toEqual(["Anna", "two", "b"]);
  expect(document.activeElement).toBe(find("[name=free]"));
  expect(island().dataset.hydrated).toBeUndefined();

  fault = undefined;
  await hydrateTool();
  await waitFor(() => expect(known()).toEqual({ ...usual, note: "two", kind: "b" }));
  expect(find("[name=free]").value).toBe("Anna");
});

test("an island that throws from the start stays HTML with the typed text", async () => {
  find("#text").value = "1450";
  const nodes = [...island().childNodes];
  const Broken = () => {
    throw new Error("from the start");
  };
  await expect(hydrate(island(), Broken, {})).rejects.toThrow("from the start");
  expect([...island().childNodes]).toEqual(nodes);
  expect(find("#text").value).toBe("1450");
});
