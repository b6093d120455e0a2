import type { InterfaceMessage } from "../interface/translate";
import type { Problem, Saving, State, TextFinding, Upload } from "../protocol";

/** What the editor doesn't do, for the person at the page. */
export class CallProblem extends Error {
  readonly reported: InterfaceMessage;
  readonly findings: readonly TextFinding[];

  constructor(
    readonly status: number,
    { code, values, findings = [] }: Problem,
  ) {
    super(code);
    this.reported = { code, values };
    this.findings = findings;
  }
}

/** Calls the editor's server. @throws CallProblem when it refuses, or is not there */
async function call<Result>(name: string, init?: RequestInit): Promise<Result> {
  const answer = await fetch(name, init).catch(() => {
    throw new CallProblem(0, { code: "ended" });
  });
  if (answer.ok) return (await answer.json()) as Result;
  const isProblem = answer.headers.get("content-type")?.startsWith("application/json");
  throw new CallProblem(
    answer.status,
    isProblem ? ((await answer.json()) as Problem) : { code: "serverFailed" },
  );
}

const send = <Result>(name: string, body: unknown) =>
  call<Result>(name, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** What the page requests from the editor's server; each rejects with a `CallProblem`. */
export const editor = {
  state: () => call<State>("state"),
  upload: (name: string, file: File) =>
    call<Upload>(`upload?name=${encodeURIComponent(name)}`, { method: "POST", body: file }),
  save: (saving: Saving) => send("save", saving),
  undo: (id: number) => send("undo", { id }),
  forget: (id: number) => send("forget", { id }),
  commit: (message: string) => send<string>("commit", { message }),
};
