/** Types for the used part of `compression`, which has none. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Options {
    /** Shorter responses stay uncompressed; bytes. */
    readonly threshold: number;
    readonly filter: (request: IncomingMessage, response: ServerResponse) => boolean;
  }

  export default function compression(
    options: Options,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
