import { toConfirm } from "../to-confirm";

/**
 * The fixed rating of every product (R50): `value` out of `best`, shown with this many stars.
 *
 * @confirm a rating has to name the opinions it comes from, and how they were checked by Directive (EU) 2019/2161
 */
export const rating = toConfirm({ value: 4.8, best: 5, stars: 4 });
