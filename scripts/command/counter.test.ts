/** @jest-environment node */
import { counter } from "./counter";

/** What is written while all of so many parts are done. */
function written(total: number, isTTY: boolean): string[] {
  const write = jest.fn<boolean, [string]>(() => true);
  const tick = counter("Pictures", total, { isTTY, write });
  for (let done = 0; done < total; done += 1) tick();
  return write.mock.calls.map(([text]) => text);
}

test("a terminal shows one line that counts, and ends it at the last part", () => {
  const lines = written(145, true);
  expect(lines).toHaveLength(145);
  expect(lines[56]).toBe("\rPictures: 57/145");
  expect(lines.at(-1)).toBe("\rPictures: 145/145\n");
});

test("a log gets a line for every tenth", () => {
  const lines = written(145, false);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe("Pictures: 15/145\n");
  expect(lines.at(-1)).toBe("Pictures: 145/145\n");
  expect(written(3, false)).toEqual(["Pictures: 1/3\n", "Pictures: 2/3\n", "Pictures: 3/3\n"]);
});
