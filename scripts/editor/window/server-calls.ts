import type { Problem, Saving, State, TextFinding, Texts, Upload } from "../protocol";

/** What the editor doesn't do, in words for the person at the window. */
export class CallProblem extends Error {
  constructor(
    readonly status: number,
    { message, findings = [] }: Problem,
  ) {
    super(message);
    this.findings = findings;
  }
  readonly findings: readonly TextFinding[];
}

/** Asks the editor's server. @throws CallProblem when it says no, or is not there */
async function call<Result>(name: string, init?: RequestInit): Promise<Result> {
  const answer = await fetch(name, init).catch(() => {
    throw new CallProblem(0, {
      message: "The editor has ended. Start it again: npm run edit. What you typed stays.",
    });
  });
  if (answer.ok) return (await answer.json()) as Result;
  const problem = answer.headers.get("content-type")?.startsWith("application/json")
    ? ((await answer.json()) as Problem)
    : { message: await answer.text() };
  throw new CallProblem(answer.status, problem);
}

const send = <Result>(name: string, asked: unknown) =>
  call<Result>(name, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
  });

/** What the window asks of the editor's server; each rejects with a `CallProblem`. */
export const editor = {
  state: () => call<State>("state"),
  check: (key: string, wanted: Texts) => send<TextFinding[]>("check", { key, wanted }),
  upload: (name: string, file: File) =>
    call<Upload>(`upload?name=${encodeURIComponent(name)}`, { method: "POST", body: file }),
  save: (saving: Saving) => send("save", saving),
  undo: (id: number) => send("undo", { id }),
  forget: (id: number) => send("forget", { id }),
  commit: (message: string) => send<string>("commit", { message }),
};
