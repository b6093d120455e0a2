import type { Run } from "./program";

/** Reads a setting; in a dry run a missing one is its own name in angle brackets. */
export type Settings = (name: string) => string;

/** What a target is given. */
export interface Deploy {
  /** The finished site. */
  readonly folder: string;
  /** The folder of the target it goes to: "" or "/folder". */
  readonly basePath: string;
  readonly settings: Settings;
  readonly run: Run;
  /** Nothing is read from the target and nothing is written. */
  readonly dryRun: boolean;
}

/** A place the site can be deployed to. */
export interface Target {
  /** Settings without which nothing can be deployed, by name, and what each of them is. */
  readonly needs: Readonly<Record<string, string>>;
  /** Programs that have to be installed, beside Node. */
  readonly programs: readonly string[];
  /** Whether previews lie in folders of it; elsewhere they have an address of their own. */
  readonly hasFolders: boolean;
  /** What stays at the target, in one sentence for the dry run. */
  readonly stays: string;
  /** Headers and redirects in the target's own format, by file name: given to it by hand, as its guide says. */
  readonly configuration?: () => Readonly<Record<string, string>>;
  /** @throws CommandError when a program fails */
  deploy(deploy: Deploy): Promise<void>;
}
