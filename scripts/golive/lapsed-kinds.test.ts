/** @jest-environment node */
import type { Certificate } from "../../app/_content/company/certificates";
import { lapsedKinds } from "./lapsed-kinds";

const planted: Certificate[] = [
  { key: "old", file: "/certificates/a.svg", kind: "licence", from: "2031-01-01", until: "2031-06-30" },
  { key: "next", file: "/certificates/b.svg", kind: "licence", from: "2031-08-01", until: "2031-12-31" },
  { key: "dated", file: "/certificates/c.svg", kind: "general", issued: ["2031-01-01"] },
];

test.each([
  ["2030-12-31", ["licence", "general"]],
  ["2031-01-01", ["general"]],
  ["2031-06-30", ["general"]],
  ["2031-07-01", ["licence", "general"]],
  ["2031-08-01", ["general"]],
  ["2032-01-01", ["licence", "general"]],
] as const)("on %s the kinds without a valid document are named: %j", (day, kinds) => {
  const said = lapsedKinds(planted, day);
  expect(said.map((sentence) => /"(.*?)"/.exec(sentence)?.[1])).toEqual(kinds);
});

test("each sentence says what its documents are instead", () => {
  expect(lapsedKinds(planted, "2031-07-15")).toEqual([
    'No document of the kind "licence" is valid on 2031-07-15 (old: expired, next: planned).',
    'No document of the kind "general" is valid on 2031-07-15 (dated: dateOnly).',
  ]);
});
