/** @jest-environment jsdom */
import { pickMessages } from "../../../_i18n/island-messages";
import { compiledCatalog } from "../../../_i18n/test-translator";
import { keptSent } from "../outcome/sent-message";
import { listNow } from "../../list/lines-to-send";
import type { RequestFormSpec } from "../form/request-form-spec";
import { doubtMark, quickest } from "./attempt";
import { deliver } from "./delivery";
import { responseLimit } from "./post";
import { Submission } from "./submission";

jest.mock("../../../_lib/after-frame", () => ({ afterFrame: (painted: () => void) => painted() }));
jest.mock("./delivery", () => ({ ...jest.requireActual("./delivery"), deliver: jest.fn() }));

const mockCheck = jest.fn(() => Promise.resolve(true));
const mockPrepare = jest.fn(() => Promise.resolve());
const mockLeads = jest.fn(() => false);
jest.mock("./checks", () => ({
  ...jest.requireActual("./checks"),
  Checks: class {
    prepare = mockPrepare;
    isValid = mockCheck;
    list = () => listNow(spec("").quote, undefined);
    end = () => undefined;
    correct = () => undefined;
  },
}));
jest.mock("../../list/focus", () => ({ leadToLine: () => mockLeads() }));

const delivering = jest.mocked(deliver);
const told = jest.spyOn(window, "alert").mockImplementation();
const log = jest.spyOn(console, "error").mockImplementation();
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

let forms = 0;
let submission: Submission;
let unwatch: () => void;
const step = () => submission.progress.now().sending.step;
const input = () => document.querySelector("input") as HTMLInputElement;
const spec = (draft: string) =>
  ({
    draft,
    form: "contactForm",
    account: { origin: "", userId: "u", serviceId: "s", templateId: "t" },
    messages: pickMessages("pl", compiledCatalog("pl"), ["messages"]),
    quote: { page: "/landing/", amount: "", replyTo: "" },
  }) as unknown as RequestFormSpec;

/** Returns functions that end the delivery, and the message as it was posted. */
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
    reference: () => /\w{3}-\w{3}/.exec(JSON.stringify(submission.progress.now().sending))?.[0],
  };
}

async function request(): Promise<void> {
  void submission.request();
  await wait(0);
}

function open(draft = `test ${(forms += 1)}`, trap = "") {
  document.body.innerHTML = `<form name="${draft}"><input name="message" value="" />
    <input id="website" value="${trap}" /></form>`;
  input().value = " typed ";
  submission = new Submission(spec(draft));
  unwatch = submission.progress.watch(() => undefined);
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  for (const mock of [delivering, told]) mock.mockReset();
  mockCheck.mockClear();
  log.mockClear();
  // Long after the begin of the page.
  jest.spyOn(performance, "now").mockReturnValue(60_000);
  open();
});

// All submissions listen at the window.
afterEach(() => submission.dismiss());
const signed = /^typed\n\n.*(\w{3}-\w{3}(?:-X0)?)$/;

test.each([
  ["a person", 5000, 5000 + quickest, "", false],
  ["a program that types", 5000, 4999 + quickest, "", true],
  ["a program that sets values without input", 0, quickest - 1, "", true],
  ["a visitor who returns and sends the draft", 0, 60_000, "", false],
  ["a slow program that fills in every field", 5000, 60_000, "https://spam.example", true],
])(
  "posts the checked values alone, with a reference that marks a doubtful message: %s",
  async (_, begun, now, trap, isDoubtful) => {
    open(undefined, trap);
    if (begun) submission.input(input(), begun);
    jest.spyOn(performance, "now").mockReturnValue(now);
    const { arrive, posted } = await send();
    expect(step()).toBe("sending");
    const data = posted("consent");
    const [, reference = ""] = signed.exec(String(data.get("message"))) ?? [];
    expect(reference).toMatch(new RegExp(`^\\w{3}-\\w{3}${isDoubtful ? doubtMark : ""}$`));
    expect([[...data.keys()], data.get("consent")]).toEqual([["message", "consent"], "on"]);
    await arrive();
    expect(submission.progress.now().sending).toMatchObject({
      step: "sent",
      message: { reference, typed: "typed" },
    });
    expect([input().value, keptSent()?.reference]).toEqual(["", reference]);
    expect(log).not.toHaveBeenCalled();
  },
);

test("nothing is sent while a line must be finished first", async () => {
  mockLeads.mockReturnValueOnce(true);
  await request();
  expect([step(), delivering.mock.calls.length]).toEqual(["idle", 0]);
  await (await send()).arrive();
  expect(step()).toBe("sent");
});

test("a form whose code of the checks does not come is not sent, and says so", async () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  mockCheck.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await request();
  expect(submission.progress.now().sending).toEqual({
    step: "failed",
    reason: "offline",
    attempt: undefined,
    typed: "typed",
    values: { message: "typed" },
  });
  expect([delivering.mock.calls.length, input().value]).toEqual([0, " typed "]);
  online.mockRestore();
});

test("takes one submission at a time: presses while its parts load, and while it is sent, count once", async () => {
  let come: () => void = () => undefined;
  mockPrepare.mockReturnValueOnce(new Promise<void>((loaded) => (come = loaded)));
  await request();
  await request();
  expect(mockCheck).not.toHaveBeenCalled();
  delivering.mockReturnValueOnce(new Promise(() => undefined));
  come();
  await wait(0);
  await request();
  submission.dismiss();
  expect([step(), delivering.mock.calls.length]).toEqual(["sending", 1]);
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
    const attempt: unknown = mayHave && expect.objectContaining({ mayHaveArrived: true });
    expect(submission.progress.now().sending).toEqual({
      step: "failed",
      reason,
      attempt,
      typed: "typed",
      values: { message: expect.stringMatching(signed) },
    });
    expect(log.mock.calls).toEqual([[error instanceof Error ? error : "412 quota"]]);
    expect(input().value).toBe(" typed ");
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
  expect([step(), input().value]).toEqual(["sent", " typed "]);
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
    expect(told).not.toHaveBeenCalled();
    unwatch();
    dispatchEvent(new Event("islandend"));
    expect(told).toHaveBeenCalledTimes(Number(isBefore));
    if (!isBefore) await delivery[end]();
    expect([step(), told.mock.calls.length]).toEqual([result, 1]);
  },
);

describe("after the time limit, not before,", () => {
  let first: Awaited<ReturnType<typeof send>>;

  beforeEach(async () => {
    first = await send();
    await wait(responseLimit - 1);
    expect(step()).toBe("sending");
    await wait(1);
    expect(submission.progress.now().sending).toMatchObject({
      reason: "timeout",
      attempt: expect.anything(),
    });
    expect(String(log.mock.lastCall?.[0])).toContain(`${responseLimit} ms`);
  });

  test.each([false, true])("a success counts; the alert is closed: %s", async (isClosed) => {
    if (isClosed) submission.dismiss();
    input().value += ", and changed";
    await first.arrive();
    expect([step(), input().value]).toEqual(["sent", " typed , and changed"]);
  });

  test("a success ends no message that has other text", async () => {
    const reference = first.reference();
    submission.dismiss();
    input().value += ", and changed";
    const second = await send();
    await first.arrive();
    expect([step(), keptSent()]).toEqual(["sending", undefined]);
    await second.arrive();
    expect([step(), keptSent()?.reference]).toEqual(["sent", expect.not.stringMatching(String(reference))]);
  });

  test.each(["fail", "arrive"] as const)(
    "a success makes the second attempt unnecessary, if that one would %s",
    async (end) => {
      submission.dismiss();
      const second = await send(true);
      await first.arrive();
      const receipt = keptSent();
      expect(step()).toBe("sent");
      await second[end]();
      expect([step(), keptSent()]).toEqual(["sent", receipt]);
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
    expect(second.posted().get("message")).toContain(reference);
    // The first message may still have arrived.
    await second.fail();
    expect(submission.progress.now().sending).toMatchObject({ attempt: { mayHaveArrived: true } });
  });
});

test("the text of a page that was left before the answer may have arrived", async () => {
  await send();
  open(document.forms[0]?.name);
  await request().then(() => expect(step()).toBe("asking"));
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
