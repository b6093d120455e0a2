/** @jest-environment jsdom */
import { act, fireEvent, waitFor } from "@testing-library/react";

import { formValues } from "./_lib/form-values";
import { listedLines } from "./_quote/list/quote-store";
import { storeLines } from "./_quote/list/test-quote";
import {
  alertWith,
  answer,
  close,
  control,
  element,
  fillIn,
  type Form,
  forms,
  open,
  post,
  press,
  product,
  startAnew,
  type,
} from "./test-forms";

jest.setTimeout(30_000);

const line = (pieces: number) => ({ kind: "product", product: product.id, pieces }) as const;

beforeEach(() => {
  startAnew();
  // jsdom can't leave the page, and logs an error.
  jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const statuses = [200, 201, 204, 302, 400, 403, 412, 429, 500, 503];
const bodies = ["OK", "", "ok", "<!doctype html><p>OK"];

describe.each(Object.keys(forms) as Form[])("the %s form", (form) => {
  const { sent, failed, replyTo } = forms[form];

  test.each(statuses)(
    "with status %i says whether it was sent, whatever the body, and keeps what was not",
    async (status) => {
      for (const body of bodies) {
        startAnew();
        post.mockResolvedValue(answer(status, body));
        open(form);
        fillIn();
        const values = formValues(element());
        press();
        // R69
        const isSent = status === 200 || body === "OK";
        const alert = await alertWith(isSent ? sent : failed);
        expect([body, post.mock.calls.length]).toEqual([body, 1]);
        expect(formValues(element())).toEqual(isSent ? expect.not.objectContaining(values) : values);
        await close(alert);
        const kept = Object.entries(sessionStorage).filter(([key]) => key.startsWith("draft:"));
        expect(kept).toHaveLength(isSent ? 0 : 1);
      }
    },
  );

  test("says where the answer goes, though everything was changed while the message was on its way", async () => {
    let arrive: (answered: Partial<Response>) => void = () => undefined;
    post.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    storeLines([line(100), line(200)]);
    open(form);
    fireEvent.pointerDown(element());
    await waitFor(() =>
      expect(formValues(element())).toMatchObject({ [form === "order" ? "quantity" : "user_amount"]: "300" }),
    );
    fillIn();
    press();
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
    act(() => storeLines([line(100), line(700)]));
    type("message", "Rampa 3");
    type(replyTo, "jan@firma.example");
    arrive(answer(200, "OK"));
    const alert = await alertWith(sent);
    const address = String(post.mock.calls[0]?.[0].get(replyTo));
    expect(alert.textContent?.replaceAll("\u2060", "")).toContain(address);
    expect(address).not.toBe("jan@firma.example");
    expect(listedLines()).toEqual([line(700)]);
    expect([control("message").value, control(replyTo).value]).toEqual(["Rampa 3", "jan@firma.example"]);
    // A later visit.
    history.replaceState(null, "", "/");
    open(form);
    expect(formValues(element())).toMatchObject({ message: "Rampa 3", [replyTo]: "jan@firma.example" });
  });
});

test("an order's amount follows the list, on this visit and the next, unless a visitor has typed another", async () => {
  const shows = (amount: string) => waitFor(() => expect(control("quantity").value).toBe(amount));
  const listed = (...pieces: number[]) => act(() => storeLines(pieces.map(line)));
  listed(100);
  open("order");
  fireEvent.pointerDown(element());
  await shows("100");
  type("name", "Anna");
  listed(100, 200);
  await shows("300");
  listed();
  await shows("");
  listed(468);
  open("order");
  fireEvent.pointerDown(element());
  await shows("468");
  expect(control("name").value).toBe("Anna");
  type("quantity", "50");
  listed(500);
  await act(() => Promise.resolve());
  expect(control("quantity").value).toBe("50");
  open("order");
  fireEvent.pointerDown(element());
  await act(() => Promise.resolve());
  expect(control("quantity").value).toBe("50");
});
