import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Gives each test in a file an empty folder, which is deleted after the test. */
export function testFolder() {
  const folder = {
    path: "",
    at: (file: string) => join(folder.path, file),
    read: (file: string) => readFileSync(folder.at(file), "utf8"),
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
