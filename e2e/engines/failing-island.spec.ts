import { test as base } from "../support/engines/engine-test";
import { expectStandsAsHtml, ofTheThrow } from "../support/engines/failing-island";

const test = base.extend({ provoked: ({}, use) => use([ofTheThrow, /^error: Error$/]) });

test("a form that throws on every render remains as HTML with its text", async ({ visitor }) => {
  await expectStandsAsHtml(visitor);
});
