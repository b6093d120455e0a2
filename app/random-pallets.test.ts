import { products } from "./_content/products";
import { readFields } from "./_fields/address";
import { palletRanges } from "./_content/pallet-ranges";
import { massesOf } from "./_pallet/packaging";
import { encode } from "./_quote/line/code";
import { decode } from "./_quote/line/decode";
import type { Line } from "./_quote/line/line";
import { massLines } from "./_quote/line/line-masses";
import { testQuoteTexts } from "./_quote/line/test-lines";
import { randomNumbers } from "./_lib/test-random";
import type { Texts } from "./_fields/field";
import { readWith, usualTexts } from "./_fields/read-fields";
import { lineOfPlan, planFields, planOf } from "./_tools/load/plan";
import { ownSearch } from "./_tools/kit/goods-rows";
import { sizeFields, type SizeName } from "./_tools/size/size-fields";
import { massesOf as massesOfSize } from "./_tools/size/size-papers";
import { lineOfSize } from "./_tools/size/size-pallet";
import { sizeResultOf } from "./_tools/size/size-tool";

const known = { products: products.map(({ id }) => id), vehicles: [], documents: [] };
const random = randomNumbers(30);
const within = ([least, most]: readonly [number, number]) =>
  least + Math.floor(random() * (most - least + 1));
const oneOf = <Each>(all: readonly Each[]) => all[Math.floor(random() * all.length)] as Each;

/** Pallets per test. Every tenth takes the limits of the ranges. */
const count = 200;
const figures = (run: number) => (range: readonly [number, number]) =>
  String(run % 10 === 0 ? oneOf(range) : within(range));

/** Returns a list line after a round trip through a link. */
const listed = (line: Line | undefined) => line && decode(encode([line]), known);

/** Returns random input of the size tool. */
function typedSize(run: number): Texts<SizeName> {
  const of = figures(run);
  const { side, boards, boardWidth, boardThickness, blockHeight, load, beamSpacing, pieces } = palletRanges;
  return {
    ...usualTexts(sizeFields),
    length: of(side),
    depth: of(side),
    boards: of(boards),
    innerWidth: of(boardWidth),
    edgeWidth: of(boardWidth),
    thickness: of(boardThickness),
    blockHeight: of(blockHeight),
    blocks: oneOf(["p", "s", "a"]),
    entries: oneOf(["4", "2"]),
    load: of(load),
    support: "r",
    span: of(beamSpacing),
    pieces: of(pieces),
  };
}

test("the size tool draws every pallet of the range, and adds the one that was typed, as the planner then does", () => {
  for (let run = 0; run < count; run++) {
    const fields = typedSize(run);
    const reading = readWith(sizeFields, fields);
    expect(reading.faults).toEqual([]);
    const { custom } = sizeResultOf(reading);
    const { geometry, gap, excess } = custom;
    const { height, mass, deckBoards, depth } = geometry;
    const inner = (Number(fields.boards) - 2) * Number(fields.innerWidth);
    expect(excess).toBe(Math.max(0, 2 * Number(fields.edgeWidth) + inner - Number(fields.depth)));
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(Math.min(...deckBoards, ...geometry.blockRows, ...geometry.blockColumns)).toBeGreaterThan(0);
    expect(deckBoards.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(depth);
    const line = lineOfSize(reading, custom);
    const size = [
      Number(fields.length),
      Number(fields.depth),
      3 * Number(fields.thickness) + Number(fields.blockHeight),
    ];
    expect(listed(line)).toEqual({ lines: [line], partly: false });
    expect(line).toMatchObject({
      pieces: Number(fields.pieces),
      size,
      load: Number(fields.load),
      support: ["rack", Number(fields.span)],
    });
    expect(height).toBeGreaterThanOrEqual(palletRanges.height[0]);
    expect(height).toBeLessThanOrEqual(palletRanges.height[1]);
    expect(mass).toBeLessThanOrEqual(palletRanges.mass[1]);

    const { search } = new URL(ownSearch(geometry), "https://silvapal.example/");
    const planned = readWith(planFields, { ...readFields(search, planFields), pieces: "7" });
    const plan = planOf(planned);
    const ofPlan = plan.kind === "single" ? lineOfPlan(planned, plan) : undefined;
    expect([search, planned.faults, plan]).toMatchObject([
      ...[search, []],
      { pallet: { length: size[0], depth: size[1], height: size[2] } },
    ]);
    if (ofPlan) expect(ofPlan).toEqual({ kind: "custom", pieces: 7, size });
    else expect(plan).toMatchObject({ load: { pieces: 0 } });
  }
});

test("on the list and in the message a pallet of the size tool has the masses of its own calculation", () => {
  const seen = { pressed: 0, solid: 0, open: 0 };
  const texts = testQuoteTexts("pl");
  const asking: Line = { kind: "document", document: "masses" };
  for (let run = 0; run < 200; run++) {
    const fields = typedSize(run);
    const reading = readWith(sizeFields, fields);
    const { custom } = sizeResultOf(reading);
    const masses = massesOfSize(reading, custom);
    const line = listed(lineOfSize(reading, custom))?.lines[0];
    if (line?.kind !== "custom") throw new Error(`${JSON.stringify(fields)} has no line.`);
    seen[line.blocks?.[0] ?? "open"] += 1;
    const sent = massLines([line, asking], texts);
    const { t } = texts;
    const unknown = t("quote.mail.toBeAgreed");
    if (!line.blocks) {
      expect(masses).toBeUndefined();
      expect(sent).toEqual([t("quote.mail.masses", { n: 1, masses: unknown })]);
      continue;
    }
    // The masses themselves are tested in `_pallet`.
    const all = masses && massesOf(masses, line.pieces);
    const written = (["wood", "blocks", "steel"] as const).flatMap((name) => {
      const mass = all?.[name];
      if (name === "steel") return [t(`quote.mail.materials.${name}`, { mass: unknown })];
      return mass === undefined
        ? []
        : [t(`quote.mail.materials.${name}`, { mass: `${Math.round(mass)} kg` })];
    });
    expect([all?.steel, all?.blocks === undefined]).toEqual([undefined, line.blocks[0] === "solid"]);
    expect(sent).toEqual([t("quote.mail.masses", { n: 1, masses: written.join(", ") })]);
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
});
