/** The fixed rating of every product (R50): `value` out of `best`, shown as `stars`. */
export const rating = { value: 4.8, best: 5, stars: 4 } as const;
