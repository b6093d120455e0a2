import { toConfirm } from "../to-confirm";

/**
 * The fixed rating of every product (R50): `value` out of `best`, shown as `stars`.
 *
 * @confirm no opinions stand behind it: Directive (EU) 2019/2161 requires a source and how it was checked, so
 * a competitor may have it forbidden; give the source, or take the box off the page
 */
export const rating = toConfirm({ value: 4.8, best: 5, stars: 4 });
