/** @jest-environment jsdom */
import { formValues } from "../../../_lib/form-values";
import type { FormTranslator } from "../form/form-messages";
import { doubtMark } from "./attempt";
import { deliver } from "./delivery";
import { responseLimit, Submission } from "./submission";

jest.mock("../../../_lib/after-frame", () => ({ afterFrame: (painted: () => void) => painted() }));
jest.mock("./delivery", () => ({ ...jest.requireActual("./delivery"), deliver: jest.fn() }));

const delivering = jest.mocked(deliver);
const [onSent, onUnseen, isDoubtful] = [jest.fn(), jest.fn(), jest.fn()];
const leadsToLine = jest.fn(() => false);
const prepare = jest.fn(() => Promise.resolve());
const check = jest.fn(() => Promise.resolve(true));

const log = jest.spyOn(console, "error").mockImplementation();
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** Counts the forms. Each has its own draft. */
let forms = 0;
let submission: Submission;
let unwatch: () => void;

const step = () => submission.now().step;
const input = () => document.querySelector("input") as HTMLInputElement;

/** Sends the form. Returns functions that end the delivery, and the message as it was posted. */
async function send(isSure = false) {
  let [arrive, fail]: [() => void, (reason: unknown) => void] = [() => undefined, () => undefined];
  delivering.mockReturnValueOnce(new Promise<void>((...ends) => void ([arrive, fail] = ends)));
  void submission.request(isSure);
  await wait(0);
  const sign = delivering.mock.lastCall?.[3];
  return {
    arrive: () => (arrive(), wait(0)),
    fail: (reason: unknown = { status: 500, text: "" }) => (fail(reason), wait(0)),
    posted(...more: string[]) {
      const data = new FormData();
      for (const name of ["message", ...more]) data.set(name, "on");
      sign?.(data);
      return data;
    },
    reference: () => /\w{3}-\w{3}/.exec(JSON.stringify(submission.now()))?.[0],
  };
}

/** Presses the button, and waits for the answer. */
async function request(): Promise<void> {
  void submission.request();
  await wait(0);
}

function open(draft = `test ${(forms += 1)}`) {
  document.body.innerHTML = `<form><input name="message" value="" /></form>`;
  input().value = " typed ";
  submission = new Submission(draft);
  submission.show({
    account: { origin: "", userId: "u", serviceId: "s", templateId: "t" },
    t: ((_: string, { reference }: { reference: string }) => `[${reference}]`) as unknown as FormTranslator,
    element: () => document.forms[0] ?? null,
    leadsToLine,
    prepare,
    check,
    messageOf: (form) => ({
      values: { message: String(formValues(form).message).trim(), more: "x", consent: true },
      identity: formValues(form),
      onSent,
    }),
    onUnseen,
    isDoubtful,
  });
  unwatch = submission.watch(() => undefined);
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  for (const mock of [delivering, onSent, onUnseen, isDoubtful]) mock.mockReset();
  check.mockClear();
  log.mockClear();
  open();
});

// All submissions listen at the window.
afterEach(() => submission.dismiss());

test.each([false, true])(
  "posts the checked values alone, with a reference that marks a doubtful message (%s)",
  async (isMarked) => {
    isDoubtful.mockReturnValue(isMarked);
    const { arrive, posted } = await send();
    expect(step()).toBe("sending");
    const data = posted("consent");
    const [, reference = ""] = /^typed\n\n\[(.+)\]$/.exec(String(data.get("message"))) ?? [];
    expect(reference).toMatch(new RegExp(`^\\w{3}-\\w{3}${isMarked ? doubtMark : ""}$`));
    expect([[...data.keys()], data.get("consent")]).toEqual([["message", "consent"], "on"]);
    await arrive();
    expect(submission.now()).toEqual({ step: "sent", reference });
    expect(onSent.mock.calls).toEqual([[document.forms[0], reference]]);
    expect(log).not.toHaveBeenCalled();
  },
);

test.each([
  ["a line must be finished first", leadsToLine, true],
  ["a field is wrong", check, false],
])("nothing is sent while %s", async (_, obstacle, answer) => {
  jest.mocked<() => unknown>(obstacle).mockReturnValueOnce(answer);
  await request();
  expect([step(), delivering.mock.calls.length]).toEqual(["idle", 0]);
  await (await send()).arrive();
  expect(step()).toBe("sent");
});

test("presses while the parts of the message load count once", async () => {
  let come: () => void = () => undefined;
  prepare.mockReturnValueOnce(new Promise<void>((loaded) => (come = loaded)));
  await request();
  await request();
  expect(check).not.toHaveBeenCalled();
  delivering.mockReturnValueOnce(new Promise(() => undefined));
  come();
  await wait(0);
  expect([check.mock.calls.length, delivering.mock.calls.length]).toEqual([1, 1]);
});

test("takes one submission at a time", async () => {
  const { arrive } = await send();
  await request();
  submission.dismiss();
  expect(step()).toBe("sending");
  await arrive();
  await request();
  expect(delivering).toHaveBeenCalledTimes(1);
});

test.each([
  ["offline", undefined, { isOnline: false, isRead: false }, new TypeError("Failed to fetch")],
  ["offline", true, { isOnline: false, isRead: true }, new TypeError("Failed to fetch")],
  ["other", true, { isOnline: true, isRead: true }, new TypeError("Failed to fetch")],
  ["other", undefined, { isOnline: true, isRead: false }, new TypeError("The library has not come")],
  ["other", undefined, { isOnline: false, isRead: true }, { status: 412, text: "quota" }],
])(
  "a failure for the reason %s, whose message may have arrived (%s) if %j and %j, keeps the values, and can be tried again",
  async (reason, mayHave, { isOnline, isRead }, error) => {
    const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    const first = await send();
    if (isRead) first.posted();
    await first.fail(error);
    const message: unknown = expect.stringMatching(/^typed\n\n\[\w{3}-\w{3}\]$/);
    const attempt: unknown = mayHave && expect.objectContaining({ mayHaveArrived: true });
    expect(submission.now()).toEqual({
      ...{ step: "failed", reason, attempt, typed: " typed " },
      values: { more: "x", consent: true, message },
    });
    expect(log.mock.calls).toEqual([[error instanceof Error ? error : "412 quota"]]);
    expect(onSent).not.toHaveBeenCalled();
    submission.dismiss();
    await (await send(true)).arrive();
    expect(step()).toBe("sent");
    online.mockRestore();
  },
);

test("the input of a form that React has drawn anew meanwhile is compared, and forgotten", async () => {
  const { arrive } = await send();
  document.body.innerHTML = document.body.innerHTML.replace('value=""', 'value=" typed "');
  await arrive();
  expect(onSent.mock.lastCall?.[0] === document.forms[0]).toBe(true);
});

test.each([
  ["arrive", "sent", false],
  ["fail", "failed", false],
  ["arrive", "sent", true],
] as const)(
  "a form that has failed for good tells once whether its message did %s: %s, with an answer before: %s",
  async (end, result, isBefore) => {
    const delivery = await send();
    if (isBefore) await delivery[end]();
    expect(onUnseen).not.toHaveBeenCalled();
    unwatch();
    dispatchEvent(new Event("islandend"));
    expect(onUnseen).toHaveBeenCalledTimes(Number(isBefore));
    if (!isBefore) await delivery[end]();
    expect(onUnseen.mock.calls).toEqual([[submission.now()]]);
    expect([step(), onSent.mock.calls.length]).toEqual([result, Number(result === "sent")]);
  },
);

describe("after the time limit, not before,", () => {
  let first: Awaited<ReturnType<typeof send>>;

  beforeEach(async () => {
    first = await send();
    await wait(responseLimit - 1);
    expect(step()).toBe("sending");
    await wait(1);
    expect(submission.now()).toMatchObject({ reason: "timeout", attempt: expect.anything() });
    expect(String(log.mock.lastCall?.[0])).toContain(`${responseLimit} ms`);
  });

  test.each([
    ["before the alert is closed", false],
    ["after it is closed", true],
  ])("a success counts, %s", async (_, isClosed) => {
    if (isClosed) submission.dismiss();
    input().value += ", and changed";
    await first.arrive();
    expect([step(), onSent.mock.calls.length]).toEqual(["sent", 1]);
  });

  test("a success ends no message that has other text", async () => {
    const reference = first.reference();
    submission.dismiss();
    input().value += ", and changed";
    const second = await send();
    await first.arrive();
    expect([step(), onSent.mock.calls.length]).toEqual(["sending", 0]);
    await second.arrive();
    expect(submission.now()).toEqual({
      step: "sent",
      reference: expect.not.stringMatching(String(reference)),
    });
  });

  test.each(["fail", "arrive"] as const)(
    "a success makes the second attempt unnecessary, if that one would %s",
    async (end) => {
      submission.dismiss();
      const second = await send(true);
      await first.arrive();
      expect(step()).toBe("sent");
      await second[end]();
      expect([step(), onSent.mock.calls.length]).toEqual(["sent", 1]);
    },
  );

  test("an error changes nothing", async () => {
    submission.dismiss();
    await first.fail({ status: 500, text: "late" });
    expect(step()).toBe("idle");
    expect(log).toHaveBeenLastCalledWith("500 late");
  });

  test("the same text is sent again only after a confirmation, with the same reference", async () => {
    const reference = first.reference();
    submission.dismiss();
    await request();
    expect([step(), delivering.mock.calls.length]).toEqual(["asking", 1]);
    const second = await send(true);
    expect(second.posted().get("message")).toBe(`typed\n\n[${reference}]`);
    // The first message may still have arrived.
    await second.fail();
    expect(submission.now()).toMatchObject({ attempt: { mayHaveArrived: true } });
  });
});

test("the text of a page that was left before the answer may have arrived", async () => {
  await send();
  open(submission.draft);
  await request();
  expect(step()).toBe("asking");
});

test("a text that was refused keeps its reference until it changes", async () => {
  const references = [];
  for (const text of [" typed ", " typed ", "typed, and changed"]) {
    input().value = text;
    const { fail, reference } = await send();
    await fail();
    references.push(reference());
    submission.dismiss();
  }
  expect([references[1] === references[0], references[2] === references[1]]).toEqual([true, false]);
});
