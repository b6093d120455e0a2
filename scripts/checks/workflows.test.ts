/** Checks GitHub's workflows: the code that they run, and which job gets the secret of the live site. */
import { spawnSync } from "node:child_process";
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
  const jobs = jobsOf(readFileSync(`${folder}/deploy.yml`, "utf8"));
  expect(jobs.allowed).toContain("github.event.repository.default_branch");
  expect(jobs.allowed).toContain("refs/tags/v");
  const needs = ["test", "build", "deploy"].map((name) => /needs: (.*)/.exec(jobs[name] ?? "")?.[1]);
  expect(needs).toEqual(["allowed", "test", "build"]);
});

/** Runs the shell commands of the step that contains a text, after other commands. */
function runStep(file: string, text: string, before: string, env: NodeJS.Dict<string>) {
  const steps = readFileSync(`${folder}/${file}`, "utf8").split(/^ {6}- |^ {2}\w+:$/m);
  const [, commands = ""] = steps.find((step) => step.includes(text))?.split("run: |\n") ?? [];
  return spawnSync("bash", ["-ec", `${before}\n${commands}`], {
    env: { ...process.env, GITHUB_REPOSITORY: "a/b", ...env },
    encoding: "utf8",
  });
}

test.each([
  ["identical", 0],
  ["behind", 0],
  ["diverged", 1],
  ["ahead", 1],
])("a deploy whose commit is %s ends with %d", (compared, status) => {
  const gh = `gh() { case $2 in */compare/main...2c3d) echo ${compared};; *) echo main;; esac; }`;
  expect(runStep("deploy.yml", "compare/", gh, { GITHUB_SHA: "2c3d" }).status).toBe(status);
});

test.each([
  ["deploy.yml", "DEPLOY_SETTINGS"],
  ["preview.yml", "PREVIEW_SETTINGS"],
])("%s masks each value of its secret, and sets it without a carriage return", (file, secret) => {
  const npm = 'sudo() { :; }; npm() { echo "npm $* with <$A> and <$B>"; }';
  const { stdout } = runStep(file, "add-mask", npm, { [secret]: "A=x y\r\n\r\nB=z=1\n" });
  expect(stdout).toBe("::add-mask::x y\n::add-mask::z=1\nnpm run deploy with <x y> and <z=1>\n");
});

test("all three engines are installed for the full run", () => {
  expect(readFileSync(`${folder}/full.yml`, "utf8")).toMatch(/playwright install .*chromium firefox webkit/);
});
