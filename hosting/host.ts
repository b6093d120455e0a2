import type { Batch } from "./release/plan";

/** A host whose files are replaced one by one, in place: a storage bucket. */
export interface BucketHost {
  readonly kind: "bucket";
  /** The text of a file that is up; undefined when there is none. Rejects when that cannot be found out. */
  read(file: string): Promise<string | undefined>;
  /** Puts files up with their headers. Each file is replaced at once or not at all. */
  upload(batch: Batch): Promise<void>;
  /** Puts the text of one file up. */
  write(file: string, text: string, headers: Pick<Batch, "type" | "cacheControl">): Promise<void>;
  /** Deletes files; one that is not there is no fault. */
  remove(files: readonly string[]): Promise<void>;
  /** Lets the caches in front of the site forget files. */
  forget(files: readonly string[]): Promise<void>;
}

/** A host that takes a whole folder and shows it at once, or not at all. */
export interface FolderHost {
  readonly kind: "folder";
  /** The bytes of a file that is up; undefined when there is none. Rejects when that cannot be found out. */
  read(file: string): Promise<Buffer | undefined>;
  /**
   * Shows a folder instead of what is up.
   *
   * @param folder on this machine
   * @param current the files of the release; the folder also holds what open pages still ask for
   */
  publish(folder: string, current: readonly string[]): Promise<void>;
}

export type Host = BucketHost | FolderHost;
