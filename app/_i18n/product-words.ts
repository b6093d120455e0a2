/** A value in the comparison: as it is written, and, where it can be reckoned with, its figure and how one is written. */
export interface Compared {
  readonly text: string;
  readonly figure?: number | undefined;
  /** Such as `{n} mm`. */
  readonly unit?: string | undefined;
}

/**
 * The words of one product in one language for the tools. Those that every page names stand in the pages;
 * those of any other are fetched when a tool's address names it.
 */
export interface ProductWords {
  readonly id: number;
  readonly name: string;
  /** What stands for the name where there is no width for it. */
  readonly shortName: string;
  /** Address of its page. */
  readonly page: string;
  /** Length, width and height with their unit. */
  readonly dimension: string;
  /** What it is used for, in a sentence. */
  readonly use: string;
  /** What the comparison says of it, row by row. */
  readonly values: readonly Compared[];
}
