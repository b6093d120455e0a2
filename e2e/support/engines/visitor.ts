import type { KeyName } from "./keys";

/** A place in the window, in CSS pixels from its upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What a browser gives on paper. */
export interface Printed {
  /** Sheets of paper. */
  readonly sheets: number;
}

/**
 * A visitor with a mouse and a keyboard, in whichever engine and by whichever driver. It knows places and keys, no
 * elements: what a press hits is up to the page, as it is for a hand.
 */
export interface Visitor {
  /** Opens a page in the same tab and waits for its load event. */
  open(path: string): Promise<void>;
  /** Gives the page a size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Presses at a place as a finger does: goes there, presses, holds for `hold` and lets go. */
  press(place: Place): Promise<void>;
  /** Types a text, a key for each character, where the focus is. */
  type(text: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  /** Calls a function in the page, which sees nothing of the test but its argument. */
  read<Result, Argument>(
    inPage: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  read<Result>(inPage: () => Result | Promise<Result>): Promise<Result>;
  /** Prints the open page to a file; undefined where the driver can't. */
  print(): Promise<Printed | undefined>;
}

/** How long a press lasts: a finger is slower than a script, and what happens meanwhile must not take the page away; ms. */
export const hold = 80;
