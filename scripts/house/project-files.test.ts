/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { projectFiles } from "./project-files";

test("without git it is said what the rules of the house need", () => {
  const folder = mkdtempSync(join(tmpdir(), "no-clone-"));
  try {
    expect(() => projectFiles(folder)).toThrow(
      /ask git which files are the project's.*git init\nfatal: not a git/s,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
