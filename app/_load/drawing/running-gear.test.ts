import { trailer } from "../test-loads";
import { runningGear, towBar } from "./running-gear";

/** Lorries stand 1150 mm above the ground on wheels of 960 mm, whose axles lie 670 mm below the floor. */
const wheels = (drawn: string) =>
  [...drawn.matchAll(/M(\S+) 670a480 480 0 1 0 960 0a480 480 0 1 0 -960 0/g)].map(
    ([, left]) => Number(left) + 480,
  );

test("a trailer has three axles at its end, a support, and a bar under its tail", () => {
  const { solid, lines, wheels: drawn, depth } = runningGear({ ...trailer, length: 13_600 });
  expect(depth).toBe(1150);
  expect(wheels(drawn)).toEqual([9900, 11_210, 12_520]);
  // Rim and hub of the first wheel.
  expect(drawn).toContain("M9630 670a270 270 0 1 0 540 0a270 270 0 1 0 -540 0M9810 670a90 90 0 1 0 180 0a90");
  expect(solid).toBe(
    [
      "M0 0h13600v150h-13600z",
      "M700 150h12780v120h-12780z",
      "M13390 270h60v330h-60zM13360 600h120v110h-120z",
    ].join(""),
  );
  expect(lines).toMatch(
    /^M3040 270h120v820h-120zM2930 1090h340v60h-340zM9401.11 463.35A540 540 0 0 1 10398.89 463.35M/,
  );
  expect(lines.match(/A540/g)).toHaveLength(3);
});

test.each([
  ["lorry", 1, 7300, [1400, 5400]],
  ["roadTrain", 2, 7700, [1500, 6200]],
] as const)("a %s has two axles on each body", (kind, bodies, length, axles) => {
  const gear = runningGear({ ...trailer, kind, bodies, length });
  expect(wheels(gear.wheels)).toEqual(axles);
  expect(gear.solid).toContain(`zM200 150h${length - 320}v120`);
  expect(gear.lines).toMatch(/^M[^M]+A[^M]+M[^M]+A[^M]+$/);
});

test("a swap body stands on its supports, a container on its corners", () => {
  expect(runningGear({ ...trailer, kind: "swapBody", length: 7000 })).toEqual({
    solid: "M0 0h7000v150h-7000z",
    lines: [1300, 5700].map((x) => `M${x - 60} 150h120v940h-120zM${x - 170} 1090h340v60h-340z`).join(""),
    wheels: "",
    depth: 1150,
  });
  expect(runningGear({ ...trailer, kind: "container", length: 6000 })).toEqual({
    ...{ solid: "M0 0h180v150h-180zM5820 0h180v150h-180z", lines: "", wheels: "", depth: 150 },
  });
});

test("only a road train has a tow bar, from the end of its lorry into the next body", () => {
  expect([towBar({ ...trailer, kind: "roadTrain" }), towBar(trailer)]).toEqual(["M-120 210h1020", ""]);
});
