/** @jest-environment node */
import { good } from "./test-measurement";
import { peerMisses, workMisses, workTable } from "./work-report";

const scored = { ...good, others: { accessibility: 100, "best-practices": 100, seo: 100 } };
const heavy = { ...good, work: { ...good.work, prePaint: 55, layerize: 6 } };

test("the table gives the median of every kind of work, and the scores of the run that asked for them", () => {
  const runs = [scored, { ...good, work: { ...good.work, total: 600 } }, { ...good, tbt: 90 }];
  expect(workTable([["`/`", runs]]).split("\n")).toEqual([
    "| Page | FCP | LCP | TBT | Work | Parse | Script | Style | Layout | Pre-paint | Paint | Layerize | Commit | Other | Frames | All KB | Scores |",
    "| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |",
    "| `/` | 1000 | 1500 | 0 | 580 | 40 | 10 | 80 | 150 | 30 | 50 | 10 | 10 | 200 | 12 | 100.0 | 100, 100, 100 |",
  ]);
});

test("what was not asked for is not made up", () => {
  expect(workTable([["`/`", [good]]])).toMatch(/\| –, –, – \|$/);
});

test("a page misses a target by its layers, or by a score", () => {
  expect(workMisses("/", [scored])).toEqual([]);
  expect(workMisses("/", [heavy])).toEqual(["/: pre-paint and layerize take 61 ms."]);
  expect(workMisses("/", [{ ...scored, others: { ...scored.others, seo: 92 } }])).toEqual([
    "/: the score for seo is 92.",
  ]);
});

test("the home page is to be as fast as the peer, and to show something sooner", () => {
  const peer = { ...good, fcp: 1250 };
  expect(peerMisses([good], [peer])).toEqual([]);
  const slow = { ...good, lcp: 1501, tbt: 9, work: { ...good.work, total: 581 } };
  expect(peerMisses([slow], [good])).toEqual([
    "/: First Contentful Paint is 1.00 times the peer's.",
    "/: Largest Contentful Paint is 1501 ms, the peer's 1500 ms.",
    "/: Total Blocking Time is 9 ms, the peer's 0 ms.",
    "/: the main thread's work is 581 ms, the peer's 580 ms.",
  ]);
});
