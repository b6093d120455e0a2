/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";

import { formValues } from "../../../_lib/form-values";
import { beginAttempt } from "./attempt";
import { deliver } from "./delivery";
import { responseLimit, useSending } from "./use-sending";

jest.mock("./delivery", () => ({ ...jest.requireActual("./delivery"), deliver: jest.fn() }));

const delivering = jest.mocked(deliver);
const onSent = jest.fn();
const log = jest.spyOn(console, "error").mockImplementation();

/** Returns a delivery that the test settles. */
function pending() {
  let arrive: () => void = () => undefined;
  let fail: (reason: unknown) => void = () => undefined;
  delivering.mockReturnValueOnce(
    new Promise((resolve, reject) => {
      arrive = () => resolve();
      fail = reject;
    }),
  );
  return {
    arrive: () => act(async () => arrive()),
    fail: (reason: unknown) => act(async () => fail(reason)),
  };
}

/** Counts the forms. Each has its own draft, because its step outlives the form. */
let forms = 0;

function start(field = "message", draft = `test ${(forms += 1)}`) {
  document.body.innerHTML = `<form><input name="${field}" value="" /></form>`;
  const form = document.forms[0] as HTMLFormElement;
  const input = form.elements.namedItem(field) as HTMLInputElement;
  input.value = "typed";
  const account = { origin: "", userId: "u", serviceId: "s", templateId: "t" };
  const refusal = () => "";
  const signed = (message: string, reference: string) => `${message} [${reference}]`;
  const functions = { valuesOf: formValues, identityOf: formValues, signed, onSent };
  const options = { draft, form: { current: form }, account, refusal, ...functions };
  const { result, unmount } = renderHook(() => useSending(options));
  return {
    draft,
    unmount,
    input,
    step: () => result.current.sending.step,
    state: () => result.current.sending,
    send: (...isSure: [boolean?]) => act(async () => void result.current.send(form, ...isSure)),
    dismiss: () => act(() => result.current.dismiss()),
  };
}

/** Begins to send a form. */
async function sending() {
  const delivery = pending();
  const form = start();
  await form.send();
  return { delivery, form };
}

/** Returns a posted message with its reference. */
const signedAs = () => {
  const data = new FormData();
  data.set("message", "typed");
  delivering.mock.lastCall?.[3]?.(data);
  return data.get("message");
};

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  delivering.mockReset();
  onSent.mockReset();
  log.mockClear();
});

test("sends, and reports success", async () => {
  const delivery = pending();
  const form = start();
  expect(form.step()).toBe("idle");
  await form.send();
  expect(form.step()).toBe("sending");
  const [, reference] = /\[(.+)\]/.exec(String(signedAs())) ?? [];
  await delivery.arrive();
  expect(form.state()).toEqual({ step: "sent", reference });
  expect(onSent.mock.calls).toEqual([[expect.anything(), reference]]);
  expect(log).not.toHaveBeenCalled();
});

test("takes one submission at a time", async () => {
  const { delivery, form } = await sending();
  await form.send();
  form.dismiss();
  expect(form.step()).toBe("sending");
  await delivery.arrive();
  await form.send();
  expect(delivering).toHaveBeenCalledTimes(1);
});

test("after a failure keeps the input, logs the detail, and can be tried again", async () => {
  const { delivery: first, form } = await sending();
  await first.fail({ status: 412, text: "quota" });
  const values = { message: expect.stringMatching(/^typed \[\w{3}-\w{3}\]$/) };
  const failure = { reason: "other" };
  expect(form.state()).toEqual({ step: "failed", failure, values, typed: "typed" });
  expect(log.mock.calls).toEqual([["412 quota"]]);
  expect(onSent).not.toHaveBeenCalled();

  const second = pending();
  form.dismiss();
  await form.send();
  await second.arrive();
  expect(form.step()).toBe("sent");
});

test("signs a message, and nothing in a form without one", async () => {
  const delivery = pending();
  const form = start("other");
  await form.send();
  const data = new FormData();
  delivering.mock.lastCall?.[3]?.(data);
  expect([...data]).toEqual([]);
  await delivery.fail({ status: 500, text: "" });
  expect(form.state()).toMatchObject({
    values: { other: "typed", message: expect.stringMatching(/^ \[\S+\]$/) },
  });
});

test.each([
  ["offline", new TypeError("Failed to fetch")],
  ["other", { status: 412, text: "" }],
  ["other", { status: 500, text: "" }],
])("if the browser is offline, the reason is %s for %j", async (reason, error) => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { delivery, form } = await sending();
  await delivery.fail(error);
  expect(form.state()).toMatchObject({ failure: { reason } });
  online.mockRestore();
});

test("a form that is rendered again while it sends shows the result; a later one does not", async () => {
  const { delivery, form } = await sending();
  form.unmount();
  const anew = start("message", form.draft);
  await wait(0);
  expect(anew.step()).toBe("sending");
  await delivery.arrive();
  expect([anew.step(), onSent.mock.lastCall?.[0] === document.forms[0]]).toEqual(["sent", true]);
  anew.unmount();
  await wait(0);
  expect(start("message", form.draft).step()).toBe("idle");
});

test("gives up after the time limit, not before", async () => {
  const { form } = await sending();
  await wait(responseLimit - 1);
  expect(form.step()).toBe("sending");
  await wait(1);
  expect(form.state()).toMatchObject({ step: "failed", failure: { reason: "timeout" } });
  expect(String(log.mock.lastCall?.[0])).toContain(`${responseLimit} ms`);
});

describe("an answer after the time limit", () => {
  async function timedOut() {
    const begun = await sending();
    await wait(responseLimit);
    return begun;
  }

  test("that is a success counts, whether or not the visitor has closed the alert", async () => {
    for (const close of [false, true]) {
      const { delivery, form } = await timedOut();
      if (close) form.dismiss();
      await delivery.arrive();
      expect(form.step()).toBe("sent");
    }
    expect(onSent).toHaveBeenCalledTimes(2);
  });

  test("does not remove text typed since", async () => {
    const { delivery, form } = await timedOut();
    form.dismiss();
    form.input.value = "typed, and changed";
    await delivery.arrive();
    expect(form.step()).toBe("sent");
    expect(onSent).not.toHaveBeenCalled();
  });

  test.each(["fail", "arrive"] as const)(
    "makes the second attempt unnecessary, if that one would %s",
    async (end) => {
      const { delivery, form } = await timedOut();
      const second = pending();
      form.dismiss();
      await form.send(true);
      await delivery.arrive();
      expect(form.step()).toBe("sent");
      await second[end]({ status: 429, text: "" });
      expect(form.step()).toBe("sent");
      expect(onSent).toHaveBeenCalledTimes(1);
    },
  );

  test("that is an error changes nothing", async () => {
    const { delivery, form } = await timedOut();
    form.dismiss();
    await delivery.fail({ status: 500, text: "late" });
    expect(form.step()).toBe("idle");
    expect(log).toHaveBeenLastCalledWith("500 late");
  });
});

describe("texts that may have arrived", () => {
  test("are sent again only after a confirmation, with the same reference", async () => {
    const { form } = await sending();
    const first = signedAs();
    await wait(responseLimit);
    expect(form.state()).toMatchObject({ failure: { attempt: { mayHaveArrived: true } } });
    form.dismiss();
    await form.send();
    expect(form.step()).toBe("asking");
    expect(delivering).toHaveBeenCalledTimes(1);
    pending();
    await form.send(true);
    expect([form.step(), signedAs()]).toEqual(["sending", first]);
  });

  test("are those of a page that was left before the answer", async () => {
    beginAttempt("left", { message: "typed" });
    const afterwards = start("message", "left");
    await afterwards.send();
    expect(afterwards.step()).toBe("asking");
  });

  test("are not texts that were refused or never sent", async () => {
    const { delivery: first, form } = await sending();
    await first.fail({ status: 500, text: "" });
    form.dismiss();
    const second = pending();
    await form.send();
    await second.fail(new TypeError("the library has not come"));
    expect(form.state()).toMatchObject({ step: "failed", failure: { attempt: undefined } });
  });

  test("keep their reference after a refusal, because the text is the same", async () => {
    const { delivery, form } = await sending();
    const reference = signedAs();
    await delivery.fail({ status: 500, text: "" });
    form.dismiss();
    pending();
    await form.send();
    expect(signedAs()).toBe(reference);
  });

  test.each([true, false])("are those whose connection broke on the way, online: %s", async (isOnline) => {
    const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    const { delivery, form } = await sending();
    signedAs();
    await delivery.fail(new TypeError("Failed to fetch"));
    expect(form.state()).toMatchObject({ failure: { attempt: { mayHaveArrived: true } } });
    online.mockRestore();
  });

  test("get another reference when the text changes", async () => {
    const { form } = await sending();
    const first = signedAs();
    await wait(responseLimit);
    form.dismiss();
    form.input.value = "typed, and changed";
    pending();
    await form.send();
    expect(form.step()).toBe("sending");
    expect(signedAs()).not.toBe(first);
  });
});
