/** @jest-environment jsdom */
import { clearDraft, install, keepTyped, restoreDraft } from "./draft";
import { refusals } from "./test-storage";

/** Renders the form of a page in one language. */
function page(productName: string, draft = "order-1"): HTMLFormElement {
  document.body.innerHTML = `
    <form name="${draft}">
      <input type="number" name="quantity" />
      <input name="productName" value="${productName}" />
      <textarea name="message"></textarea>
      <input type="checkbox" name="rodoConsent" />
      <button name="send">Send</button>
    </form>`;
  return document.forms[0] as HTMLFormElement;
}

const input = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

function type(form: HTMLFormElement, name: string, value: string | boolean): void {
  const control = input(form, name);
  if (typeof value === "boolean") control.checked = value;
  else control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

let stop: () => void;
const open = (...args: Parameters<typeof page>) => {
  stop?.();
  const form = page(...args);
  stop = install(document);
  return form;
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  stop();
});

test("hidden fields are neither stored nor restored", () => {
  type(open("Paleta"), "quantity", "480");
  document.body.innerHTML = '<form name="order-1"><input type="hidden" name="quantity" value="2061"></form>';
  restoreDraft(document.forms[0] as HTMLFormElement);
  expect(input(document.forms[0] as HTMLFormElement, "quantity").value).toBe("2061");
});

test("typed text is restored when the page is loaded again", () => {
  const before = open("Paleta typu EUR");
  type(before, "quantity", "480");
  type(before, "message", 'two\nlines, "quotes" & <b>żółć</b> 👩‍🏭');
  type(before, "rodoConsent", true);

  const after = open("Paleta typu EUR");
  expect(input(after, "quantity").value).toBe("480");
  expect(input(after, "message").value).toBe('two\nlines, "quotes" & <b>żółć</b> 👩‍🏭');
  expect(input(after, "rodoConsent").checked).toBe(true);
});

test("an unchanged name follows the language; a changed one stays", () => {
  type(open("Paleta typu EUR"), "quantity", "5");
  const german = open("Palette Typ EUR");
  expect(input(german, "productName").value).toBe("Palette Typ EUR");
  expect(input(german, "quantity").value).toBe("5");

  type(german, "productName", "Palette nach Zeichnung");
  expect(input(open("EUR-type pallet"), "productName").value).toBe("Palette nach Zeichnung");
});

test("a field that was emptied stays empty", () => {
  type(open("Paleta typu EUR"), "productName", "");
  expect(input(open("Paleta typu EUR"), "productName").value).toBe("");
});

test("each form has a draft of its own", () => {
  type(open("Paleta typu EUR", "order-1"), "quantity", "5");
  expect(input(open("Paleta przemysłowa", "order-3"), "quantity").value).toBe("");
  expect(input(open("Paleta typu EUR", "order-1"), "quantity").value).toBe("5");
});

test("text that is already in the form wins over the draft", () => {
  type(open("Paleta typu EUR"), "message", "old");
  const form = page("Paleta typu EUR");
  input(form, "message").value = "put back by the browser";
  restoreDraft(form);
  expect(input(form, "message").value).toBe("put back by the browser");
});

test("text typed before the script ran is kept, too", () => {
  const form = page("Paleta typu EUR");
  input(form, "quantity").value = "5";
  stop();
  stop = install(document);
  expect(input(open("Paleta typu EUR"), "quantity").value).toBe("5");
});

test("the draft is removed after sending and when every field has its initial value", () => {
  const form = open("Paleta typu EUR");
  type(form, "quantity", "5");
  clearDraft(form);
  expect(sessionStorage).toHaveLength(0);

  type(form, "quantity", "6");
  type(form, "quantity", "");
  expect(sessionStorage).toHaveLength(0);
});

test.each(["{", "null", "17", '"text"', "[]", '{"quantity":{"a":1},"rodoConsent":"yes","unknown":"x"}'])(
  "invalid stored data is ignored: %s",
  (rubbish) => {
    sessionStorage.setItem("draft:order-1", rubbish);
    const form = open("Paleta typu EUR");
    expect(input(form, "quantity").value).toBe("");
    expect(input(form, "productName").value).toBe("Paleta typu EUR");
    expect(input(form, "rodoConsent").checked).toBe(false);
  },
);

test.each(Object.entries(refusals))("a draft survives a reload if storage throws on %s", (_, refuse) => {
  refuse();
  type(open("Paleta typu EUR"), "quantity", "5");
  const form = open("Paleta typu EUR");
  expect(input(form, "quantity").value).toBe("5");
  clearDraft(form);
  expect(input(open("Paleta typu EUR"), "quantity").value).toBe("");
});

test("a value typed before this script ran is kept beside the others, by the inline code", () => {
  type(open("Paleta typu EUR"), "message", "text");
  stop();
  document.addEventListener("input", keepTyped);
  type(page("Paleta typu EUR"), "quantity", "5");
  document.removeEventListener("input", keepTyped);
  const form = open("Paleta typu EUR");
  expect(["message", "quantity"].map((name) => input(form, name).value)).toEqual(["text", "5"]);
});
