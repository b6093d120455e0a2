import { execFileSync } from "node:child_process";

import { testFolder } from "../../islands/build/test-folder";
import { provenance } from "./provenance";

const root = testFolder();
const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root.path, encoding: "utf8", stdio: "pipe" }).trim();
const version = '{ "version": "1.2.3" }\n';

test("a project has its version, and a clone its commit, with a mark if files differ", () => {
  root.write("package.json", version);
  expect(provenance(root.path)).toBe("1.2.3");
  git("init", "--quiet");
  expect(provenance(root.path)).toBe("1.2.3");
  git("add", ".");
  git("-c", "user.name=a", "-c", "user.email=a@silvapal.example", "commit", "--quiet", "-m", "Begin");
  const commit = git("rev-parse", "HEAD").slice(0, 12);
  expect(provenance(root.path)).toBe(`1.2.3 ${commit}`);
  root.write("copy/package.json", version);
  root.write("package.json", `${version} `);
  expect(provenance(root.path)).toBe(`1.2.3 ${commit}+`);
  // A copy in another project's clone.
  expect(provenance(root.at("copy"))).toBe("1.2.3");
});
