import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Gives every test of a file an empty folder of its own, which goes when the test ends. */
export function testFolder() {
  const folder = {
    path: "",
    at: (file: string) => join(folder.path, file),
    read: (file: string) => readFileSync(folder.at(file), "utf8"),
    /** Writes a file and makes the folders it lies in. */
    write(file: string, content: string | Buffer = "") {
      mkdirSync(dirname(folder.at(file)), { recursive: true });
      writeFileSync(folder.at(file), content);
    },
  };
  beforeEach(() => {
    folder.path = mkdtempSync(join(tmpdir(), "test-"));
  });
  afterEach(() => rmSync(folder.path, { recursive: true, force: true }));
  return folder;
}
