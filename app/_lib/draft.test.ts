/** @jest-environment jsdom */
import { clearSent, install, keepTyped } from "./draft";
import { formValues } from "./form-values";

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
  const form = page("Paleta");
  Object.assign(input(form, "quantity"), { type: "hidden", value: "2061" });
  stop();
  stop = install(document);
  expect(input(form, "quantity").value).toBe("2061");
});

test("typed text is restored when the page is loaded again, also an emptied field, in its own form alone", () => {
  const typed = {
    quantity: "480",
    productName: "",
    message: 'two\nlines, "quotes" & <b>żółć</b> 👩‍🏭',
    rodoConsent: true,
  };
  const form = open("Paleta typu EUR");
  for (const [name, value] of Object.entries(typed)) type(form, name, value);
  expect(formValues(open("Paleta przemysłowa", "order-3"))).toEqual({
    quantity: "",
    productName: "Paleta przemysłowa",
    message: "",
    rodoConsent: false,
  });
  expect(formValues(open("Paleta typu EUR"))).toEqual(typed);
});

test("an unchanged name follows the language; a changed one stays", () => {
  type(open("Paleta typu EUR"), "quantity", "5");
  const german = open("Palette Typ EUR");
  expect(formValues(german)).toMatchObject({ quantity: "5", productName: "Palette Typ EUR" });
  type(german, "productName", "Palette nach Zeichnung");
  expect(input(open("EUR-type pallet"), "productName").value).toBe("Palette nach Zeichnung");
});

test("text that is already in the form wins over the draft, and is kept", () => {
  type(open("Paleta typu EUR"), "message", "old");
  const form = page("Paleta typu EUR");
  input(form, "message").value = "put back by the browser";
  stop();
  stop = install(document);
  expect(input(form, "message").value).toBe("put back by the browser");
  expect(input(open("Paleta typu EUR"), "message").value).toBe("put back by the browser");
});

test("the draft is removed after sending and when every field has its initial value", () => {
  const form = open("Paleta typu EUR");
  for (const end of [() => clearSent(form, formValues(form)), () => type(form, "quantity", "")]) {
    type(form, "quantity", "5");
    expect(sessionStorage).toHaveLength(1);
    end();
    expect(sessionStorage).toHaveLength(0);
  }
});

test("each value that was changed while the form was on its way stays, in the form and in its draft", () => {
  const fresh = formValues(open("Paleta typu EUR"));
  for (const [name, value] of Object.entries(fresh)) {
    const form = open("Paleta typu EUR");
    for (const each of Object.keys(fresh)) type(form, each, "5");
    const sent = formValues(form);
    if (typeof value === "string") type(form, name, "50");
    clearSent(form, sent);
    const left = typeof value === "string" ? { ...fresh, [name]: "50" } : fresh;
    expect([formValues(form), formValues(open("Paleta typu EUR"))]).toEqual([left, left]);
    clearSent(form, formValues(form));
  }
});

test.each(["{", "null", "17", '"text"', "[]", '{"quantity":{"a":1},"rodoConsent":"yes","unknown":"x"}'])(
  "invalid stored data is ignored: %s",
  (rubbish) => {
    sessionStorage.setItem("draft:order-1", rubbish);
    expect(formValues(open("Paleta typu EUR"))).toEqual(formValues(page("Paleta typu EUR")));
  },
);

test("a value typed before this script ran is kept beside the others, by the inline code", () => {
  type(open("Paleta typu EUR"), "message", "text");
  stop();
  document.addEventListener("input", keepTyped);
  type(page("Paleta typu EUR"), "quantity", "5");
  document.removeEventListener("input", keepTyped);
  expect(formValues(open("Paleta typu EUR"))).toMatchObject({ message: "text", quantity: "5" });
});
