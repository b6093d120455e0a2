/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";

import { usePostedValues } from "./use-posted-values";

test("a form posts the values that were checked, without further fields; another form is left alone", () => {
  document.body.innerHTML =
    '<form><input name="name" value=" Anna "><input type="checkbox" name="consent"></form><form><input name="name" value="B"></form>';
  const [form, other] = [...document.forms] as [HTMLFormElement, HTMLFormElement];
  renderHook(() => usePostedValues({ current: form }, () => ({ name: "Anna", consent: false, more: "x" })));
  const posted = (of: HTMLFormElement) => {
    const formData = new FormData(of);
    // jsdom fires no `formdata` event.
    of.dispatchEvent(Object.assign(new Event("formdata", { bubbles: true }), { formData }));
    return Object.fromEntries(formData);
  };
  expect(posted(form)).toEqual({ name: "Anna" });
  expect(posted(other)).toEqual({ name: "B" });
});
