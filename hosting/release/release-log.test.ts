import { describeLog, type ReleaseLog, readLog, releaseNamed, writeLog } from "./release-log";

const log = [{ id: "a", begun: "2026-03-04T12:00:00.000Z", files: { "index.html": "0a" } }];

test("what was written is read", () => expect(readLog(writeLog(log))).toEqual(log));

test("a site without a record has no releases", () => expect(readLog(undefined)).toEqual([]));

test.each([
  "",
  "<!DOCTYPE html>",
  "{}",
  '{"releases":{}}',
  '{"releases":[{"id":"a"}]}',
  '{"releases":[{"id":"a","begun":"yesterday","files":{}}]}',
  '{"releases":[{"id":"a","begun":"2026-03-04","files":{"index.html":1}}]}',
  '{"releases":[null]}',
])("%s is no record, and stops the deploy", (text) => {
  expect(() => readLog(text)).toThrow("damaged");
});

describe("releases by name", () => {
  const finished = "2026-03-04T12:10:00.000Z";
  const releases: ReleaseLog = [
    {
      id: "aa11",
      version: "1.0.0",
      commit: "c0ffee",
      begun: "2026-03-04T12:00:00.000Z",
      finished,
      files: {},
    },
    {
      id: "aa22",
      version: "1.0.0",
      commit: "c0ffee",
      begun: "2026-03-05T12:00:00.000Z",
      finished,
      files: {},
    },
    { id: "bb33", begun: "2026-03-06T12:00:00.000Z", files: {} },
  ];

  test("one is found by the beginning of its id", () =>
    expect(releaseNamed(releases, "aa2").id).toBe("aa22"));

  test.each([
    ["aa", "Several releases are named"],
    ["c0f", "Several releases are named"],
    ["bb33", "was never wholly up"],
    ["dd", "No release is named"],
    ["", "No release is named"],
  ])("%j is none, and those there are are listed", (name, sentence) => {
    expect(() => releaseNamed(releases, name)).toThrow(sentence);
    expect(() => releaseNamed(releases, name)).toThrow(describeLog(releases));
  });

  test("the list says what each was built from, the newest first", () => {
    expect(describeLog(releases).split("\n")).toEqual([
      "  bb33  of unknown origin  broken off, begun 2026-03-06T12:00:00.000Z",
      `  aa22  1.0.0 c0ffee  up since ${finished}`,
      `  aa11  1.0.0 c0ffee  up since ${finished}`,
    ]);
  });
});
