/** A vehicle or container that pallets leave in. */
export interface Vehicle {
  /** Names its words, `load.vehicles.{id}`, and stands in links. */
  readonly id: string;
  /**
   * The height a stack has to pass, in mm: the door's where the body is closed (containers, refrigerated bodies), the
   * inner height everywhere else. Typical figures; the carrier's own are agreed with the offer.
   */
  readonly height: number;
  /**
   * Places on the floor for pallets 1200 mm long, by their depth in mm, with 10 mm of play between neighbours. Counted by
   * an exact solver: one pallet more does not fit.
   */
  readonly places: Readonly<Record<number, number>>;
}

/** The vehicles on offer, the usual one first. */
export const vehicles = [
  { id: "semi", height: 2650, places: { 800: 33, 1000: 26 } },
  { id: "mega", height: 3000, places: { 800: 33, 1000: 26 } },
  { id: "reefer", height: 2600, places: { 800: 33, 1000: 26 } },
  { id: "tandem", height: 3000, places: { 800: 38, 1000: 28 } },
  { id: "solo", height: 2500, places: { 800: 18, 1000: 14 } },
  { id: "c715", height: 2450, places: { 800: 17, 1000: 14 } },
  { id: "c745", height: 2450, places: { 800: 18, 1000: 14 } },
  { id: "c782", height: 2450, places: { 800: 19, 1000: 14 } },
  { id: "ft20", height: 2274, places: { 800: 11, 1000: 10 } },
  { id: "ft40", height: 2274, places: { 800: 24, 1000: 21 } },
  { id: "ft40hc", height: 2577, places: { 800: 24, 1000: 21 } },
  { id: "ft45pw", height: 2580, places: { 800: 33, 1000: 26 } },
  { id: "ft45hc", height: 2584, places: { 800: 27, 1000: 24 } },
] as const satisfies readonly Vehicle[];
