/** The fixed rating of every product (R50): `value` out of `best`, shown with this many stars. */
export const rating = { value: 4.8, best: 5, stars: 4 } as const;

/** Whether nobody at the company has said yet whose opinions these are. */
export const ratingToConfirm = true;
