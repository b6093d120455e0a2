/** A file as it is to lie at a host: a copy of one on this machine, or its content. */
export type Staged = { readonly file: string } & (
  { readonly source: string } | { readonly content: string | Buffer }
);

/** What a bucket sends with a file. */
interface FileHeaders {
  readonly type: string;
  readonly cacheControl: string;
}

interface AnyHost {
  /** The bytes of a file that is up; undefined when there is none. Rejects when that cannot be found out. */
  read(file: string): Promise<Buffer | undefined>;
}

/** A host whose files are replaced one by one, in place: a storage bucket. */
export interface BucketHost extends AnyHost {
  readonly kind: "bucket";
  /** Puts files up that share their headers. Each file is replaced at once or not at all. */
  upload(files: readonly Staged[], headers: FileHeaders): Promise<void>;
  /** Deletes files; one that is not there is no fault. */
  remove(files: readonly string[]): Promise<void>;
  /** Lets the caches in front of the site forget files. */
  forget(files: readonly string[]): Promise<void>;
}

/** A host that takes a whole folder and shows it at once, or not at all. */
export interface FolderHost extends AnyHost {
  readonly kind: "folder";
  /**
   * Shows a folder instead of what is up.
   *
   * @param folder on this machine
   * @param current the files of the release; the folder also holds what open pages still ask for
   */
  publish(folder: string, current: readonly string[]): Promise<void>;
}

export type Host = BucketHost | FolderHost;
