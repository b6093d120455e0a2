import type { MainThreadWork } from "./main-thread";

/** What Lighthouse found of one page in one run. Times in milliseconds, sizes in bytes over the wire. */
export interface Measurement {
  /** First Contentful Paint, Largest Contentful Paint, Speed Index, Total Blocking Time. */
  readonly fcp: number;
  readonly lcp: number;
  readonly si: number;
  readonly tbt: number;
  /** Cumulative Layout Shift; no unit. */
  readonly cls: number;
  /** Of 100, for performance. */
  readonly score: number;
  /** Script files that came without anybody doing anything. */
  readonly script: number;
  readonly total: number;
  readonly work: MainThreadWork;
  /** Of 100, by Lighthouse's names of them; on request only. */
  readonly others: Readonly<Partial<Record<OtherCategory, number>>>;
}

/** What Lighthouse judges besides performance. */
export const otherCategories = ["accessibility", "best-practices", "seo"] as const;
type OtherCategory = (typeof otherCategories)[number];
