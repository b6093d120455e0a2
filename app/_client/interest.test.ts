/** @jest-environment jsdom */
import { draftKey } from "../_lib/tab-storage";

const copyFacts = jest.fn();
jest.mock("../_sections/company-data/copy", () => ({
  copyFacts: (...of: unknown[]) => copyFacts(...of) as unknown,
}));

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeAll(async () => {
  // jsdom has no media queries.
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  sessionStorage.setItem(draftKey("contact"), '{"message":"typed"}');
  document.body.innerHTML = `
    <header><details open><summary>Menu</summary><a href="/">Home</a></details><nav popover></nav></header>
    <a id="quote" data-quote="" data-hold="planner-n" href="/landing/"></a>
    <form name="contact"><textarea name="message"></textarea></form>
    <time data-current-year>1999</time>
    <span data-calendar='[["1999-01-01","from","before"],["1999-01-02","since","after"]]'>before</span>
    <div class="company-data"><button>Copy</button></div>`;
  await import("./interest");
});

test("a draft is restored, quote links lead to the page's field, and the year is today's", () => {
  const { value } = find("textarea") as HTMLTextAreaElement;
  expect([value, find("#quote").getAttribute("href"), find("time").textContent]).toEqual([
    "typed",
    "#planner-n",
    String(new Date().getFullYear()),
  ]);
});

test("a text about a day that has come gets its tense", () => {
  expect(find("[data-calendar]").textContent).toBe("after");
});

test("a press copies the company's facts", async () => {
  find(".company-data button").click();
  await new Promise((settled) => setTimeout(settled));
  expect(copyFacts).toHaveBeenCalledWith(find(".company-data button"));
});

test("Escape closes the submenu around the focus, which goes to its summary; so does a press elsewhere", () => {
  const menu = find("details") as HTMLDetailsElement;
  menu.open = true;
  find("details a").focus();
  find("details a").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect([menu.open, document.activeElement]).toEqual([false, find("summary")]);
  menu.open = true;
  find("details a").dispatchEvent(new Event("click", { bubbles: true }));
  expect(menu.open).toBe(true);
  find("form").click();
  expect(menu.open).toBe(false);
});
