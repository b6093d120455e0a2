/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserCounts } from "./browser-counts.mjs";

let file: string;

beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), "report-")), "e2e.json");
});
afterEach(() => rmSync(join(file, ".."), { recursive: true }));

function ran(projectName: string, ...counted: string[]) {
  return { projectName, annotations: counted.map((description) => ({ type: "counted", description })) };
}

function report(projects: string[], ...tests: (ReturnType<typeof ran> & { status?: string })[]) {
  const [first, ...others] = tests.map((each) => ({ title: "opens", file: "e2e/a.spec.ts", tests: [each] }));
  const suites = [{ specs: first ? [first] : [], suites: [{ specs: others }] }];
  writeFileSync(file, JSON.stringify({ config: { projects: projects.map((name) => ({ name })) }, suites }));
}

test("tests are counted by project, and what they tried is added up", () => {
  report(
    ["shipped", "Next"],
    ran("shipped", "pages: 21", "links: 1200"),
    ran("shipped", "links: 34"),
    ran("Next"),
  );
  expect(browserCounts(file)).toEqual(["Browser tests: shipped 2, Next 1", "Tried: 21 pages, 1,234 links"]);
});

test("other annotations count nothing", () => {
  report(["shipped"], {
    projectName: "shipped",
    annotations: [{ type: "skip", description: "pages: 5" }],
  });
  expect(browserCounts(file)[1]).toBe("Tried: ");
});

test("a project without any test is an error", () => {
  report(["shipped", "Next"], ran("shipped"));
  expect(() => browserCounts(file)).toThrow('The browser tests "Next" are none at all');
});

test("nothing is said where there is no report", () => {
  expect(browserCounts(file)).toEqual([]);
});

test("what needed a second try is named", () => {
  report(["shipped"], { ...ran("shipped"), status: "flaky" }, ran("shipped"));
  expect(browserCounts(file)[0]).toBe("Needed a second try: e2e/a.spec.ts: opens");
});
