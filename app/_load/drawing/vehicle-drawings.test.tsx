import { type CheerioAPI, load as read } from "cheerio";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { offeredBlocks } from "../../_content/blocks";
import { eurPallet } from "../../_content/eur-pallet";
import { products } from "../../_content/products";
import { usualVehicle, vehicles } from "../../_content/vehicles";
import { BlockViews } from "../../_pallet/block-views";
import { cartonsOn } from "../cartons";
import { fullLoad } from "../full-load";
import { mixedLoad } from "../mixed-load";
import { covered, trailer } from "../test-loads";
import { LayerDrawing, LoadedPallet } from "./carton-drawing";
import { FloorPlan } from "./floor-plan";
import { MixedPlan, MixedSide } from "./mixed-plan";
import { SideView } from "./side-view";
import {
  bodyStarts,
  drawnLength,
  piecesByPosition,
  shareOfWidth,
  stacksFromAbove,
  stacksFromSide,
} from "./stacks";
import { runningGear, towBar } from "./running-gear";

const htmlOf = (drawing: ReactNode) => read(renderToStaticMarkup(drawing));

/** Returns the texts of a drawing with their positions, by the transforms of their outer elements. */
function textsIn($: CheerioAPI) {
  return $("text")
    .toArray()
    .map((text) => {
      const outer = [text, ...$(text).parentsUntil("svg").toArray()].map(
        ({ attribs }) => attribs["transform"],
      );
      const start = [Number(text.attribs["x"] ?? 0), Number(text.attribs["y"] ?? 0)];
      const [x = NaN, y = NaN] = outer.reduce(([x = 0, y = 0], transform = "") => {
        const scale = Number(/scale\(([\d.]+)/.exec(transform)?.[1] ?? 1);
        const [, dx = 0, dy = 0] = /translate\((-?[\d.]+) ?(-?[\d.]+)?/.exec(transform) ?? [];
        return [x * scale + Number(dx), y * scale + Number(dy)];
      }, start);
      return { figure: $(text).text(), x, y };
    });
}

test("a stack has a line for each of its decks, up to its height", () => {
  const { height } = eurPallet;
  const load = fullLoad(usualVehicle, eurPallet);
  const $ = htmlOf(<SideView name="x" vehicle={usualVehicle} pallet={eurPallet} load={load} pieces={3} />);
  const layers = $(".side-view__layers").attr("d") ?? "";
  expect([...layers.matchAll(/M0 (-\d+)h/g)].map(([, y]) => Number(y))).toEqual(
    [1, 2, 3].map((deck) => -deck * height),
  );
});

test.each(vehicles)("the floor of $id has its length below it and its width on its right", (vehicle) => {
  const { length, width } = vehicle;
  const { positions } = fullLoad(vehicle, eurPallet);
  const plan = <FloorPlan vehicle={vehicle} pallet={eurPallet} positions={positions} label="" />;
  const [below, right, ...more] = textsIn(htmlOf(plan));
  expect([below?.figure, below?.x, right?.figure, right?.y, more]).toEqual([
    String(length),
    length / 2,
    String(width),
    width / 2,
    [],
  ]);
  expect(below?.y).toBeGreaterThan(width);
  expect(right?.x).toBeGreaterThan(length);
});

test.each(vehicles)(
  "on $id each kind's name stands on its stacks, and each line has its length",
  (vehicle) => {
    const shares = [
      { pallet: { ...eurPallet, height: 1200, mass: 100 }, quantity: 8 * vehicle.bodies },
      { pallet: { length: 1000, depth: 600, height: 900, mass: 100 }, quantity: 6 * vehicle.bodies },
    ];
    const kinds = shares.map(({ pallet }, kind) => ({
      name: "AB".charAt(kind),
      pallet,
      deck: 140 + kind,
      amount: "",
    }));
    const load = mixedLoad(vehicle, shares, { play: 10 });
    const lengths = load.reach.map((reach) => `${reach} taken`);
    const drawn = { vehicle, kinds, load, label: "" };
    const texts = textsIn(htmlOf(<MixedPlan {...drawn} lengths={lengths} />));
    const start = (body: number) => body * (vehicle.length + 700);
    const names = texts.filter(({ figure }) => figure.length === 1);
    expect(names).toHaveLength(load.placed.length);
    for (const { figure, x, y } of names) {
      const stack = load.placed.find(({ body, share, position }) => {
        const { left, right, top, bottom } = covered(kinds[share]?.pallet ?? eurPallet, position);
        const at = x - start(body);
        return kinds[share]?.name === figure && (left + right) / 2 === at && top < y && y < bottom;
      });
      expect([figure, x, y, stack]).toEqual([figure, x, y, expect.anything()]);
    }
    const taken = texts.filter(({ figure }) => figure.endsWith("taken"));
    expect(taken.map(({ figure, x }) => [figure, x])).toEqual(
      lengths.flatMap((text, body) => {
        const reach = load.reach[body] ?? 0;
        return reach ? [[text, start(body) + reach / 2]] : [];
      }),
    );
    // From the side, each stack has its goods and, below them, its pallets.
    const $ = htmlOf(<MixedSide {...drawn} />);
    for (const [kind, { pallet, deck }] of kinds.entries()) {
      const heights = $(`.mixed-plan__tone-${kind}`)
        .toArray()
        .flatMap(({ attribs }) =>
          [...(attribs["d"] ?? "").matchAll(/v(\d+)/g)].map(([, each]) => Number(each)),
        );
      expect(new Set(heights)).toEqual(new Set([pallet.height, deck]));
    }
  },
);

test.each(offeredBlocks)(
  "the views of block %j have its sides where they are",
  ({ size: [length, width, height] }) => {
    const [front, side, right, left, ...more] = textsIn(
      htmlOf(<BlockViews size={[length, width, height]} />),
    );
    expect([front, side, right, left].map((text) => Number(text?.figure))).toEqual([
      length,
      width,
      height,
      width,
    ]);
    expect(more).toEqual([]);
    expect([front?.x, Number(front?.y) < 0, Number(side?.y) < 0]).toEqual([length / 2, true, true]);
    expect(side?.x).toBeGreaterThan(length + width / 2);
    expect([right?.y, Number(right?.x) > Number(side?.x) + width / 2]).toEqual([height / 2, true]);
    expect([Number(left?.x) < 0, Number(left?.y) > height + width / 2]).toEqual([true, true]);
  },
);

test.each(products)("the frame of a drawing with cartons is centred on pallet $id", ({ geometry }) => {
  const load = cartonsOn(geometry, { length: 400, depth: 300, height: 250 }, { limit: 1800, anySide: false });
  if (typeof load === "string") throw new Error(load);
  const { length, depth } = geometry;
  const drawn = { pallet: geometry, label: "", bond: undefined };
  const frames = [
    <LayerDrawing key="layer" {...drawn} footprint={load.footprint} positions={load.positions} />,
    <LoadedPallet key="side" {...drawn} load={load} limit={1800} />,
  ].map((drawing) => htmlOf(drawing)("svg").attr("viewBox")?.split(" ").map(Number) ?? []);
  const [[left = 0, top = 0, width = 0, tall = 0] = [], [start = 0, high = 0, wide = 0, all = 0] = []] =
    frames;
  expect([left + width / 2, top + tall / 2, width - length]).toEqual([length / 2, depth / 2, tall - depth]);
  // From the ground to the limit, with the same space as above.
  expect([start + wide / 2, high + all / 2, wide - length]).toEqual([length / 2, -900, all - 1800]);
});

const pallet = { length: 1200, depth: 800 };
const train = { ...trailer, bodies: 2, length: 7700 };
const at = (x: number, y: number, turned = false) => ({ x, y, turned });

test("bodies stand one behind the other", () => {
  expect(bodyStarts(train)).toEqual([0, 8400]);
  expect(drawnLength(train)).toBe(16_100);
});

test("a shorter vehicle is drawn at the same scale, and none wider than the sheet", () => {
  expect(shareOfWidth(usualVehicle)).toBe("100%");
  expect(shareOfWidth(train)).toBe("100%");
  expect(parseInt(shareOfWidth({ ...train, bodies: 1 }))).toBeLessThan(70);
});

test("a turned stack is drawn across", () => {
  expect(stacksFromAbove([at(0, 0), at(1210, 0, true)], pallet)).toBe(
    "M0 0h1200v800h-1200zm1210 0h800v1200h-800z",
  );
  expect(stacksFromAbove([], pallet)).toBe("");
});

test("pieces fill stack by stack", () => {
  const places = [at(0, 0), at(0, 810), at(1210, 0)];
  expect(piecesByPosition(places, 17, 44)).toEqual([17, 17, 10]);
  expect(piecesByPosition(places, 17, 100)).toEqual([17, 17, 17]);
  expect(piecesByPosition(places, 17, 0)).toEqual([0, 0, 0]);
});

test("the side view shows the highest of stacks behind one another, the nearest drawn last", () => {
  const places = [at(0, 0), at(0, 810), at(1210, 0, true)];
  expect(
    stacksFromSide(places, [10, 17, 17]).map(({ position, pieces }) => [position.x, position.y, pieces]),
  ).toEqual([
    [1210, 0, 17],
    [0, 810, 17],
  ]);
  expect(stacksFromSide(places, [0, 0, 0])).toEqual([]);
});

/** Axles of a body by the kind of its vehicle. */
const axles = { trailer: 3, lorry: 2, roadTrain: 2, swapBody: 0, container: 0 } as const;

test.each(vehicles)(
  "below $id, wheels stand on the ground within the body, as many as its kind has",
  (vehicle) => {
    const { kind, length } = vehicle;
    const { solid, lines, wheels, depth } = runningGear(vehicle);
    // A wheel, its rim and its hub are circles of two arcs around one centre.
    const circles = [...wheels.matchAll(/M(\S+) (\S+)a(\S+) /g)].map(([, x, y, radius]) => ({
      x: Number(x) + Number(radius),
      lowest: Number(y) + Number(radius),
    }));
    const standing = circles.filter(({ lowest }) => lowest === depth);
    expect([standing.length, circles.length]).toEqual([axles[kind], 3 * axles[kind]]);
    for (const { x } of circles) expect(x > 0 && x < length).toBe(true);
    expect(new Set(circles.map(({ x }) => x)).size).toBe(axles[kind]);
    expect(lines.match(/A/g)?.length ?? 0).toBe(axles[kind]);
    // The floor of a container are its corners; others have one from front to end.
    const floors = [...solid.matchAll(/M(\d+) 0h(\d+)v150/g)].map(([, x, width]) => [
      Number(x),
      Number(width),
    ]);
    expect(floors).toEqual(
      kind === "container"
        ? [
            [0, 180],
            [length - 180, 180],
          ]
        : [[0, length]],
    );
  },
);

test("only a road train has a tow bar, from its lorry into the next body", () => {
  for (const vehicle of vehicles)
    expect([vehicle.id, towBar(vehicle)]).toEqual([
      vehicle.id,
      vehicle.kind === "roadTrain" ? "M-120 210h1020" : "",
    ]);
});
