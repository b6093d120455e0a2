/** Checks GitHub's workflows: the code that they run, and which job gets the secret of the live site. */
import { readdirSync, readFileSync } from "node:fs";

const folder = ".github/workflows";
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(`${folder}/${name}`, "utf8")] as const,
);

/** Returns actions without a pinned commit and version comment, and programs without an exact version. */
function loosely(workflow: string): string[] {
  const actions = [...workflow.matchAll(/uses: (.*)/g)].map(([, action = ""]) => action);
  const programs = [...workflow.matchAll(/npx --yes (\S+)/g)].map(([, program = ""]) => program);
  return [
    ...actions.filter((action) => !/^(\.\/\S+|\S+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(action)),
    ...programs.filter((program) => !/@\d+\.\d+\.\d+$/.test(program)),
  ];
}

function jobsOf(workflow: string): Record<string, string> {
  const [, jobs = ""] = workflow.split(/^jobs:\n/m);
  const parts = jobs.split(/^ {2}(\w+):\n/m).slice(1);
  return Object.fromEntries(
    parts.flatMap((name, index) => (index % 2 ? [] : [[name, parts[index + 1] ?? ""]])),
  );
}

test("every action is named by its commit, every program by its version", () => {
  expect(workflows.length).toBeGreaterThan(4);
  expect(workflows.flatMap(([name, text]) => loosely(text).map((each) => `${name}: ${each}`))).toEqual([]);
});

test.each([
  "uses: actions/checkout@v7",
  `uses: actions/cache@${"0".repeat(40)}`,
  "run: npx --yes wrangler@4 deploy",
])("%s is found", (line) => expect(loosely(`steps:\n  - ${line}\n`)).toHaveLength(1));

test("only the deploy has a secret; it is in the environment of the live site, and runs no build", () => {
  const { deploy = "", ...others } = jobsOf(readFileSync(`${folder}/deploy.yml`, "utf8"));
  expect(Object.keys(others)).toEqual(["allowed", "test", "build"]);
  expect(Object.values(others).join("")).not.toContain("secrets");
  expect(deploy).toContain("secrets.DEPLOY_SETTINGS");
  expect(deploy).toMatch(/^ {4}environment: production$/m);
  expect(deploy).not.toMatch(/npm (test|run (build|test))|playwright/);
});

test("a deploy begins only on the default branch or a release tag", () => {
  const {
    allowed = "",
    test: tested = "",
    build = "",
    deploy = "",
  } = jobsOf(readFileSync(`${folder}/deploy.yml`, "utf8"));
  expect(allowed).toContain("github.event.repository.default_branch");
  expect(allowed).toContain("refs/tags/v");
  expect([tested, build, deploy].map((job) => /needs: (.*)/.exec(job)?.[1])).toEqual([
    "allowed",
    "test",
    "[allowed, build]",
  ]);
  expect(deploy).toContain("needs.allowed.result == 'success'");
});

test("all three engines are installed for the full run", () => {
  expect(readFileSync(`${folder}/full.yml`, "utf8")).toMatch(/playwright install .*chromium firefox webkit/);
});
