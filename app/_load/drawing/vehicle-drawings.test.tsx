import { type CheerioAPI, load as read } from "cheerio";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { offeredBlocks } from "../../_content/blocks";
import { eurPallet } from "../../_content/eur-pallet";
import { usualVehicle, vehicles } from "../../_content/vehicles";
import { BlockViews } from "../../_pallet/block-views";
import { fullLoad } from "../full-load";
import { mixedLoad } from "../mixed-load";
import { covered } from "../test-loads";
import { FloorPlan } from "./floor-plan";
import { MixedPlan, MixedSide } from "./mixed-plan";
import { SideView } from "./side-view";

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
        return kinds[share]?.name === figure && left < at && at < right && top < y && y < bottom;
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
