import type { Fields, NameOf, Texts } from "./field";
import { namesOf } from "./read-fields";

/** Of the names and letters of one of several things. */
type End = "" | "2" | "3" | "4";

type Repeated<Rows> = {
  readonly [Name in NameOf<Rows> as `${Name}${End}`]: Rows[Name];
};

/** Rows that repeat for several things: `quantity`, `quantity2`, with the letters `q`, `q2`. */
export interface Repetition<Rows> {
  readonly fields: Repeated<Rows>;
  readonly ends: readonly End[];
  /** Returns one thing's part, under the names of the rows. */
  of<All>(all: All, end: End): { readonly [Name in NameOf<Rows>]: All[`${Name}${End}` & keyof All] };
  nameOf<Name extends NameOf<Rows>>(name: Name, end: End): `${Name}${End}`;
}

/**
 * Repeats rows. `asked` and `sides` of a row get the texts of their own thing, without ends. The rows of
 * the first thing may differ.
 */
export function repeated<Rows extends Fields>(rows: Rows, first: Partial<Rows> = {}): Repetition<Rows> {
  const ends = ["", "2", "3", "4"] as const;
  const names = namesOf(rows);
  // Any part of any texts or values: the interface says which.
  const of = (all: unknown, end: End) => {
    const entries = new Map(Object.entries(Object(all) as object));
    return Object.fromEntries(names.map((name) => [name, entries.get(name + end)])) as never;
  };
  const fields = ends.flatMap((end) =>
    Object.entries<Fields[string]>(end ? rows : { ...rows, ...first }).map(([name, row]) => [
      name + end,
      {
        ...row,
        letter: row.letter + end,
        asked: row.asked && ((texts: Texts) => row.asked?.(of(texts, end))),
        sides:
          row.sides &&
          ((...[found, texts]: Parameters<NonNullable<typeof row.sides>>) => {
            const changes = row.sides?.(found, of(texts, end)) ?? {};
            return Object.fromEntries(Object.entries(changes).map(([side, text]) => [side + end, text]));
          }),
      },
    ]),
  );
  return {
    fields: Object.fromEntries(fields) as Repeated<Rows>,
    ends,
    of,
    nameOf: (name, end) => `${name}${end}`,
  };
}
