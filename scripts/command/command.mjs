// @ts-check

/** An error that the user can fix: `scripts/run.mjs` prints only its message. An empty one prints nothing (Ctrl+C). */
export class CommandError extends Error {
  /** @override */
  name = "CommandError";
}
