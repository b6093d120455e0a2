import type { TextFinding } from "./protocol";

/** What the editor doesn't do, and what the person at the window can do about it. */
export class Refused extends Error {
  /**
   * @param status as HTTP says it: 409 where something changed meanwhile, 422 where what was typed or dropped can't be used
   * @param findings what stands at the fields
   */
  constructor(
    readonly status: 403 | 404 | 405 | 409 | 413 | 415 | 422,
    message: string,
    readonly findings: readonly TextFinding[] = [],
  ) {
    super(message);
    this.name = "Refused";
  }
}
