import { dirname } from "node:path";

import { projectFiles } from "./project-files";

/** As many as are seen at a glance (docs/contributing.md). A test stands beside its subject and is not counted. */
const most = 16;

/** Rooms of code with more files on one level, and how many they have. */
function crowded(files: readonly string[]): [room: string, count: number][] {
  const rooms = new Map<string, number>();
  for (const file of files)
    if (/^(app|e2e|hosting|scripts)\//.test(file) && !/\.test\.tsx?$/.test(file))
      rooms.set(dirname(file), (rooms.get(dirname(file)) ?? 0) + 1);
  return [...rooms].filter(([, count]) => count > most);
}

test("a room that is too full is found", () => {
  const full = Array.from({ length: most + 1 }, (_, index) => `app/_ui/part-${index}.tsx`);
  expect(crowded(full)).toEqual([["app/_ui", most + 1]]);
  expect(crowded(full.slice(1).concat("app/_ui/part.test.tsx", "app/_ui/more/part.tsx"))).toEqual([]);
});

test("no room has more files on one level", () => {
  const files = projectFiles();
  expect(files.length).toBeGreaterThan(100);
  expect(crowded(files)).toEqual([]);
});
