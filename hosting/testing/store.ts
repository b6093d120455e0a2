export interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string;
  readonly cacheControl: string;
}

/** What lies at a host, by key; every change may be made to fail. */
export class Store {
  readonly objects = new Map<string, StoredObject>();
  /** Changes that were made. */
  changes = 0;
  /** The change, counted from 0, at which the network goes away for good; none if unset. */
  failsAt = Infinity;

  put(key: string, object: StoredObject): void {
    this.count(`writing ${key}`);
    this.objects.set(key, object);
  }

  remove(key: string): void {
    this.count(`deleting ${key}`);
    this.objects.delete(key);
  }

  /** Shows these objects instead of all there are, at once. */
  replace(objects: readonly (readonly [key: string, object: StoredObject])[]): void {
    this.count("uploading");
    this.objects.clear();
    for (const [key, object] of objects) this.objects.set(key, object);
  }

  /** A store with the same objects, which goes its own way from here. */
  copy(): Store {
    const copy = new Store();
    for (const [key, object] of this.objects) copy.objects.set(key, object);
    return copy;
  }

  private count(doing: string): void {
    if (this.changes >= this.failsAt) throw new Error(`The network went away while ${doing}.`);
    this.changes += 1;
  }
}
