/** @jest-environment node */
import { mainThreadWork, type Task } from "./main-thread";

/** A task with its parts; times in milliseconds, the processor's time half of what passed. */
function task(name: string, duration: number, ...parts: Task[]): Task {
  const whole = { event: { name, tdur: duration * 500 }, duration, children: parts };
  for (const part of parts) Object.assign(part, { parent: whole });
  return whole;
}

const all = (whole: Task): Task[] => [whole, ...whole.children.flatMap(all)];

test("every kind gets its own time, without that of the parts that are of another", () => {
  const script = task("FunctionCall", 20, task("UpdateLayoutTree", 6), task("Layout", 8));
  const frame = task(
    "RunTask",
    10,
    task("PrePaint", 2),
    task("Paint", 2),
    task("Layerize", 1),
    task("Commit", 1),
  );
  expect(mainThreadWork([...all(script), ...all(frame)], 4)).toEqual({
    parse: 0,
    script: 12,
    style: 12,
    layout: 16,
    prePaint: 4,
    paint: 4,
    layerize: 2,
    commit: 2,
    other: 8,
    total: 60,
    frames: 1,
  });
});

test("a part without a kind belongs to what it is a part of, however deep", () => {
  const work = mainThreadWork(all(task("Layout", 10, task("a", 8, task("b", 6)))), 1);
  expect(work).toMatchObject({ layout: 5, other: 0, total: 5, frames: 0 });
});

test("without the processor's time the time that passed is taken", () => {
  const passed: Task = { event: { name: "Paint" }, duration: 3, children: [] };
  expect(mainThreadWork([passed], 4)).toMatchObject({ paint: 12, total: 12 });
});

test("a part that was measured longer than its whole takes nothing away", () => {
  expect(mainThreadWork(all(task("Paint", 1, task("Layout", 2))), 1)).toMatchObject({ paint: 0, layout: 1 });
});
