import { readLog, writeLog } from "./release-log";

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
