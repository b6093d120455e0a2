import type { Texts } from "./project";

/** What the server does not do, for the person at the page. */
export class CallProblem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly problems: Partial<Texts> = {},
  ) {
    super(message);
  }
}

/** Calls the editor's server. @throws CallProblem when it refuses, or is not there */
export async function call<Result>(name: string, init?: RequestInit): Promise<Result> {
  const answer = await fetch(name, init).catch(() => {
    throw new CallProblem(0, "Edytor został zamknięty. Ponowne uruchomienie: npm run edit.");
  });
  if (answer.ok) return (await answer.json()) as Result;
  const text = await answer.text();
  if (!answer.headers.get("content-type")?.startsWith("application/json"))
    throw new CallProblem(answer.status, text);
  const { message, problems } = JSON.parse(text) as { message: string; problems?: Partial<Texts> };
  throw new CallProblem(answer.status, message, problems);
}

export const send = <Result>(name: string, body: unknown) =>
  call<Result>(name, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Does something, reports what was done or why not, and reads the project anew. */
export type Run = (work: () => Promise<string>) => Promise<CallProblem | undefined>;
