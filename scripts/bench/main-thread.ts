import type { Artifacts } from "lighthouse";

/** What the main thread works at, in the order of a frame, with the names its events have in Chromium's recording. */
const events = {
  parse: ["ParseHTML", "ParseAuthorStyleSheet"],
  script: [
    "EvaluateScript",
    "FunctionCall",
    "TimerFire",
    "FireAnimationFrame",
    "EventDispatch",
    "RunMicrotasks",
    "v8.compile",
    "v8.compileModule",
    "v8.evaluateModule",
    "V8.Execute",
  ],
  style: ["UpdateLayoutTree"],
  layout: ["Layout"],
  prePaint: ["PrePaint"],
  paint: ["Paint"],
  layerize: ["Layerize"],
  commit: ["Commit"],
} as const;

type Kind = keyof typeof events | "other";

/** All kinds of work, in the order of a frame. */
export const kinds: readonly Kind[] = [...(Object.keys(events) as (keyof typeof events)[]), "other"];

const kindOf = new Map<string, Kind>(
  Object.entries(events).flatMap(([kind, names]) => names.map((name) => [name, kind as Kind])),
);

/** A page's work on the main thread until it is quiet, by kind and in all; milliseconds. */
export interface MainThreadWork extends Readonly<Record<Kind, number>> {
  readonly total: number;
  /** Frames given to the compositor; a number. */
  readonly frames: number;
}

/** A part of Lighthouse's tree of tasks. */
export type Task = Pick<Artifacts.TaskNode, "duration"> & {
  readonly event: { readonly name: string; readonly tdur?: number };
  readonly parent?: Task;
  readonly children: readonly Task[];
};

/**
 * Sums up what the main thread did. A task without a kind of its own belongs to the one it is a part of: a style that a
 * script asks for is style, what the script does else is script.
 *
 * It is processor time where the recording has it: unlike the time that passed, it does not grow with what else the
 * machine does.
 *
 * @param tasks all tasks, each with its parts (Lighthouse's `MainThreadTasks`)
 * @param slowdown how many times slower than the one that was measured the processor is taken to be
 */
export function mainThreadWork(tasks: readonly Task[], slowdown: number): MainThreadWork {
  const work = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  let total = 0;
  for (const task of tasks) {
    const parts = task.children.reduce((sum, part) => sum + time(part), 0);
    const own = Math.max(0, time(task) - parts) * slowdown;
    work[kind(task)] += own;
    total += own;
  }
  return { ...work, total, frames: tasks.filter(({ event }) => event.name === "Commit").length };
}

function kind(task: Task): Kind {
  return kindOf.get(task.event.name) ?? (task.parent ? kind(task.parent) : "other");
}

/** Recordings count in microseconds. */
const time = ({ event, duration }: Task): number => (event.tdur === undefined ? duration : event.tdur / 1000);
