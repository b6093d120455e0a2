/** What the preview uses of `compression`, which has no types of its own. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Options {
    /** Answers shorter than this stay as they are, in bytes. */
    readonly threshold: number;
    readonly filter: (request: IncomingMessage, response: ServerResponse) => boolean;
  }

  export default function compression(
    options: Options,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
