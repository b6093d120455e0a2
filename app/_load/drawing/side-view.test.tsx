import { renderToStaticMarkup } from "react-dom/server";

import { eurPallet } from "../../_content/eur-pallet";
import { usualVehicle } from "../../_content/vehicles";
import { fullLoad } from "../full-load";
import { SideView } from "./side-view";

test("a stack has a line for each of its decks, up to its height", () => {
  const { height } = eurPallet;
  const load = fullLoad(usualVehicle, eurPallet);
  const html = renderToStaticMarkup(
    <SideView name="x" vehicle={usualVehicle} pallet={eurPallet} load={load} pieces={3} />,
  );
  const [, layers = ""] = /class="side-view__layers" d="([^"]*)"/.exec(html) ?? [];
  expect([...layers.matchAll(/M0 (-\d+)h/g)].map(([, y]) => Number(y))).toEqual(
    [1, 2, 3].map((deck) => -deck * height),
  );
});
