import type { Measurement } from "./measurement";
import type { MainThreadWork } from "./main-thread";

const work: MainThreadWork = {
  parse: 40,
  script: 10,
  style: 80,
  layout: 150,
  prePaint: 30,
  paint: 50,
  layerize: 10,
  commit: 10,
  other: 200,
  total: 580,
  frames: 12,
};

/** A page that reaches every target, for tests of what is written about it. */
export const good: Measurement = {
  fcp: 1000,
  lcp: 1500,
  si: 1000,
  tbt: 0,
  cls: 0,
  score: 100,
  script: 2048,
  total: 102_400,
  work,
  others: {},
};
