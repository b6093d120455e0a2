/** @jest-environment node */
import { readFileSync } from "node:fs";

import { workflowFindings } from "./workflow";

const command = "npm test";

test("README, workflow and the project's own pipeline run the same command", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as { engines: { node: string } };
  const workflow = readFileSync(".github/workflows/test.yml", "utf8");
  expect(workflowFindings(workflow, command, engines.node.replace(">=", ""))).toEqual([]);
  const pipeline = readFileSync(".ci/run", "utf8").trim().split("\n");
  expect(pipeline).toContain(command);
  // On the site that the command has built.
  expect(pipeline.at(-1)).toBe("exec npm run test:engines");
  const shown = /```sh\n(.*?)```/s.exec(readFileSync("README.md", "utf8"))?.[1]?.split("\n");
  expect(shown?.map((line) => line.replace(/#.*/, "").trim())).toContain(command);
});

const workflow = `on: push # run: nothing
permissions:
  contents: read
jobs:
  test:
    timeout-minutes: 30
    strategy:
      matrix:
        node: ["20.19", "24"]
    steps:
      - uses: actions/checkout@v7
      - run: npm test
`;

test.each([
  ["another command", workflow.replace("npm test", "npx jest"), 'It runs "npx jest" instead of'],
  ["one command more", `${workflow}      - run: npm run lint\n`, "It runs"],
  ["no command", workflow.replace(/.*run: npm.*\n/, ""), "It runs"],
  ["somebody's action", workflow.replace("actions/checkout", "somebody/checkout"), "no official action"],
  ["an action of any version", workflow.replace("@v7", "@main"), "no official action"],
  ["only newer Nodes", workflow.replace('"20.19", ', ""), "It leaves out Node 20.19"],
  ["permission to write", workflow.replace("contents: read", "contents: write"), "more than read"],
  ["no word of permissions", workflow.replace(/permissions:\n.*\n/, ""), "more than read"],
  ["no end", workflow.replace(/.*timeout.*\n/, ""), "more than 30 minutes"],
])("%s is named", (_, planted, finding) => {
  expect(workflowFindings(workflow, command, "20.19")).toEqual([]);
  expect(workflowFindings(planted, command, "20.19")).toEqual([expect.stringContaining(finding)]);
});
