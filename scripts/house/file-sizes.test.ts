/** @jest-environment node */
import { type Exceptions, sizeFindings } from "./file-sizes";
import { projectFiles, readSources } from "./project-files";

const exceptions: Exceptions = {};

test("no file is over its size without a reason", () => {
  const sources = readSources(projectFiles(), /^(app|scripts|hosting|e2e)\/|^[^/]+\.(ts|mjs)$/);
  expect(sources.size).toBeGreaterThan(300);
  expect(sizeFindings(sources, exceptions)).toEqual([]);
});

const lines = (count: number) => "line\n".repeat(count);

test.each([
  ["app/(pl)/page.tsx", 40, "page"],
  ["app/[locale]/landing/page.tsx", 40, "page"],
  ["app/_sections/home/offer/offer.tsx", 80, "section"],
  ["app/_sections/home/company/counter/counter.client.tsx", 120, "island"],
  ["app/_sections/offer/offer.css", 200, "source file"],
  ["app/_ui/tabs/tabs.tsx", 200, "source file"],
  ["scripts/ship/page.ts", 200, "source file"],
  ["e2e/support/forms.ts", 200, "source file"],
  ["next.config.mjs", 200, "source file"],
  ["e2e/home.spec.ts", 250, "test"],
  ["app/_sections/product/order/order-form.test.tsx", 250, "test"],
])("%s may have %d lines, as a %s", (file, most, kind) => {
  expect(sizeFindings(new Map([[file, lines(most)]]), {})).toEqual([]);
  expect(sizeFindings(new Map([[file, lines(most + 1)]]), {})).toEqual([
    `${file} has ${most + 1} lines; a ${kind} has ${most} at the most.`,
  ]);
});

test.each([
  ["a longer file than its exception", 91, { lines: 90, reason: "why" }, "has 91 lines"],
  ["an exception that is needed no more", 80, { lines: 90, reason: "why" }, "needs no exception"],
  ["an exception without a reason", 85, { lines: 90, reason: " " }, "without a reason"],
])("%s is named", (_, count, exception, finding) => {
  const file = "app/_sections/home/offer/offer.tsx";
  expect(sizeFindings(new Map([[file, lines(85)]]), { [file]: { lines: 90, reason: "why" } })).toEqual([]);
  expect(sizeFindings(new Map([[file, lines(count)]]), { [file]: exception })).toEqual([
    expect.stringContaining(finding),
  ]);
});

test("an exception for a file that is gone is named", () => {
  expect(sizeFindings(new Map(), { "app/gone.ts": { lines: 300, reason: "why" } })).toEqual([
    "app/gone.ts has an exception, but is not there.",
  ]);
});
