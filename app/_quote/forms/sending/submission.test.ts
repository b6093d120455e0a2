/** @jest-environment jsdom */
import { formValues } from "../../../_lib/form-values";
import type { FormTranslator } from "../form/form-messages";
import { beginAttempt, doubtMark } from "./attempt";
import { deliver } from "./delivery";
import { responseLimit, Submission } from "./submission";

jest.mock("./delivery", () => ({ ...jest.requireActual("./delivery"), deliver: jest.fn() }));

const delivering = jest.mocked(deliver);
const [onSent, onUnseen, isDoubtful] = [jest.fn(), jest.fn(), jest.fn()];
const log = jest.spyOn(console, "error").mockImplementation();

/** Returns a delivery that the test settles. */
function pending() {
  let [arrive, fail]: [() => void, (reason: unknown) => void] = [() => undefined, () => undefined];
  delivering.mockReturnValueOnce(new Promise<void>((...ends) => void ([arrive, fail] = ends)));
  return {
    arrive: () => (arrive(), settle()),
    fail: (reason: unknown) => (fail(reason), settle()),
  };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

/** Counts the forms. Each has its own draft. */
let forms = 0;
let dismissLast: () => void;

function start(draft = `test ${(forms += 1)}`) {
  document.body.innerHTML = `<form><input name="message" value="" /></form>`;
  const input = document.forms[0]?.elements.namedItem("message") as HTMLInputElement;
  input.value = " typed ";
  const submission = new Submission(draft, {
    account: { origin: "", userId: "u", serviceId: "s", templateId: "t" },
    t: ((_: string, { reference }: { reference: string }) => `[${reference}]`) as unknown as FormTranslator,
    element: () => document.forms[0] ?? null,
    valuesOf: (form) => ({ message: String(formValues(form).message).trim(), more: "x", consent: true }),
    identityOf: formValues,
    ...{ onSent, onUnseen, isDoubtful },
  });
  const unwatch = submission.watch(() => undefined);
  dismissLast = submission.dismiss;
  return {
    input,
    unwatch,
    step: () => submission.now().step,
    state: submission.now,
    send: async (...isSure: [boolean?]) => {
      void submission.send(...isSure);
      await settle();
    },
    dismiss: submission.dismiss,
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
  data.set("message", " typed ");
  delivering.mock.lastCall?.[3]?.(data);
  return data.get("message");
};

const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  delivering.mockReset();
  for (const mock of [onSent, onUnseen, isDoubtful]) mock.mockReset();
  log.mockClear();
});

// All submissions listen at the window.
afterEach(() => dismissLast());

test("posts the values that were checked, without further fields, and reports success", async () => {
  const { delivery, form } = await sending();
  expect(form.step()).toBe("sending");
  const data = new FormData();
  for (const name of ["message", "consent"]) data.set(name, "on");
  delivering.mock.lastCall?.[3]?.(data);
  const [, reference] = /^typed\n\n\[(.+)\]$/.exec(String(data.get("message"))) ?? [];
  expect([[...data.keys()], data.get("consent")]).toEqual([["message", "consent"], "on"]);
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
  const values = { more: "x", consent: true, message: expect.stringMatching(/^typed\n\n\[\w{3}-\w{3}\]$/) };
  expect(form.state()).toEqual({ step: "failed", failure: { reason: "other" }, values, typed: " typed " });
  expect(log.mock.calls).toEqual([["412 quota"]]);
  expect(onSent).not.toHaveBeenCalled();

  const second = pending();
  form.dismiss();
  await form.send();
  await second.arrive();
  expect(form.step()).toBe("sent");
});

test.each([
  ["offline", undefined, { isOnline: false, isSigned: false }, new TypeError("Failed to fetch")],
  ["offline", true, { isOnline: false, isSigned: true }, new TypeError("Failed to fetch")],
  ["other", true, { isOnline: true, isSigned: true }, new TypeError("Failed to fetch")],
  ["other", undefined, { isOnline: true, isSigned: false }, new TypeError("The library has not come")],
  ["other", undefined, { isOnline: false, isSigned: true }, { status: 412, text: "" }],
  ["other", undefined, { isOnline: false, isSigned: true }, { status: 500, text: "" }],
])(
  "the reason is %s, and the message may have arrived: %s, if %j and %j",
  async (reason, mayHave, when, error) => {
    const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(when.isOnline);
    const { delivery, form } = await sending();
    if (when.isSigned) signedAs();
    await delivery.fail(error);
    const { failure } = form.state() as Extract<ReturnType<typeof form.state>, { step: "failed" }>;
    expect([failure.reason, failure.attempt?.mayHaveArrived]).toEqual([reason, mayHave]);
    online.mockRestore();
  },
);

test("the input of a form that React has drawn anew meanwhile is compared, and forgotten", async () => {
  const { delivery } = await sending();
  document.body.innerHTML = document.body.innerHTML.replace('value=""', 'value=" typed "');
  await delivery.arrive();
  expect(onSent.mock.lastCall?.[0] === document.forms[0]).toBe(true);
});

test.each([
  ["arrive", "sent", false],
  ["fail", "failed", false],
  ["arrive", "sent", true],
] as const)(
  "a form that has failed for good tells once whether its message did %s: %s, with an answer before: %s",
  async (end, step, isBefore) => {
    const { delivery, form } = await sending();
    const answer = () => delivery[end]({ status: 500, text: "" });
    if (isBefore) await answer();
    expect(onUnseen).not.toHaveBeenCalled();
    form.unwatch();
    dispatchEvent(new Event("islandend"));
    expect(onUnseen).toHaveBeenCalledTimes(Number(isBefore));
    if (!isBefore) await answer();
    expect(onUnseen.mock.calls).toEqual([[form.state()]]);
    expect([form.step(), onSent.mock.calls.length]).toEqual([step, Number(step === "sent")]);
  },
);

test("a doubtful message is sent, and its reference ends with the mark", async () => {
  isDoubtful.mockReturnValue(true);
  const { delivery, form } = await sending();
  expect(signedAs()).toMatch(new RegExp(`^typed\\n\\n\\[\\w{3}-\\w{3}${doubtMark}\\]$`));
  await delivery.arrive();
  expect(form.step()).toBe("sent");
});

describe("after the time limit, not before,", () => {
  async function timedOut() {
    const begun = await sending();
    await wait(responseLimit - 1);
    expect(begun.form.step()).toBe("sending");
    await wait(1);
    expect(begun.form.state()).toMatchObject({ step: "failed", failure: { reason: "timeout" } });
    expect(String(log.mock.lastCall?.[0])).toContain(`${responseLimit} ms`);
    return begun;
  }

  test.each([
    ["before the alert is closed", false, 0, 1],
    ["after it is closed", true, 0, 1],
    ["but the text typed since is kept", true, ", and changed", 0],
  ])("a success counts, %s", async (_, isClosed, more, forgotten) => {
    const { delivery, form } = await timedOut();
    if (isClosed) form.dismiss();
    if (more) form.input.value += more;
    await delivery.arrive();
    expect([form.step(), onSent.mock.calls.length]).toEqual(["sent", forgotten]);
  });

  test.each(["fail", "arrive"] as const)(
    "a success makes the second attempt unnecessary, if that one would %s",
    async (end) => {
      const { delivery, form } = await timedOut();
      const second = pending();
      form.dismiss();
      await form.send(true);
      await delivery.arrive();
      expect(form.step()).toBe("sent");
      await second[end]({ status: 429, text: "" });
      expect([form.step(), onSent.mock.calls.length]).toEqual(["sent", 1]);
    },
  );

  test("an error changes nothing", async () => {
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
    const second = pending();
    await form.send(true);
    expect([form.step(), signedAs()]).toEqual(["sending", first]);
    // The first message may still have arrived.
    await second.fail({ status: 500, text: "" });
    expect(form.state()).toMatchObject({ failure: { attempt: { mayHaveArrived: true } } });
  });

  test("are those of a page that was left before the answer", async () => {
    beginAttempt("left", { message: " typed " });
    const afterwards = start("left");
    await afterwards.send();
    expect(afterwards.step()).toBe("asking");
  });

  test("are not texts that were refused or never sent, which keep their reference until they change", async () => {
    const { delivery: first, form } = await sending();
    const reference = signedAs();
    await first.fail({ status: 500, text: "" });
    form.dismiss();
    const second = pending();
    await form.send();
    await second.fail(new TypeError("the library has not come"));
    expect(form.state()).toMatchObject({ step: "failed", failure: { attempt: undefined } });
    for (const [text, isSame] of [
      [" typed ", true],
      ["typed, and changed", false],
    ] as const) {
      form.dismiss();
      form.input.value = text;
      const next = pending();
      await form.send();
      expect(signedAs() === reference).toBe(isSame);
      await next.fail({ status: 500, text: "" });
    }
  });
});
