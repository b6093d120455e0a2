/** Compares the ranges of the fields with a list of its own: every other test reads them from the fields. */
import { tools } from "../_content/tools";
import { toolAt } from "./tools";

const [side, height, pieces] = [
  [300, 4000],
  [70, 1000],
  [1, 999_999],
];

/** Least and greatest value by tool and field, in mm, kg and pieces. */
const ranges = {
  load: { q: pieces, l: side, w: side, h: height, k: [1, 2500] },
  cartons: {
    ...{ l: [50, 3000], w: [50, 3000], h: [50, 3000], k: [0.01, 2500], q: pieces },
    ...{ pl: side, pw: side, ph: height, pk: [1, 2500] },
  },
  metres: { q: [1, 9999], h: [100, 3000], m: [1, 5000], l: side, w: side, e: height },
  size: {
    ...{ l: side, w: side, n: [2, 30], t: [10, 60], b: [40, 300], a: [40, 300], y: [40, 200] },
    ...{ m: [1, 20_000], r: [100, 4000], q: pieces },
  },
  blocks: { d: [50, 600], n: pieces },
};

test("every number field has its range", () => {
  const found = tools.flatMap(({ route }) => {
    const fields = Object.entries(toolAt(route)?.fields ?? {});
    // Further kinds of goods repeat the first one's fields under numbered names.
    const numbers = fields.flatMap(([name, row]) =>
      row.kind === "number" && !/\d$/.test(name) ? [[name, row.range]] : [],
    );
    return numbers.length ? [[route, Object.fromEntries(numbers)]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(ranges);
});
