import { products } from "../../../app/_content/products";
import { usualVehicle } from "../../../app/_content/vehicles";
import { defaultLocale } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { encode } from "../../../app/_quote/code";
import { play } from "../../../app/_ui/icon/icon-shapes";

/** A control, and what there is to be seen once it has been pressed; all as selectors. */
export interface PressedControl {
  readonly name: string;
  readonly address: string;
  readonly control: string;
  /** What the visitor has pressed it for. */
  readonly done: string;
  /** What tells the visitor at once that the press was felt, where the thing itself has to wait for code. */
  readonly felt?: string;
  /** What is pressed before, without being measured. */
  readonly before?: string;
  /** What is pressed afterwards, in turn; the control itself, unless it says otherwise. */
  readonly later?: readonly string[];
}

const home = path(defaultLocale, "home");
const landing = path(defaultLocale, "landing");
const [first, second] = products;
const product = path(defaultLocale, { route: "product", id: first.id });
const picker = (n: number) => `.banner__picker button:nth-child(${n})`;
const certificate = ".ledger__open";
const news = ".news-article details > summary";
const tab = (n: number) => `[role=tab]:nth-child(${n})`;
const submenu = ".site-menu details > summary";

/** A control of a sleeping island that waits for it. */
const busy = '[aria-busy="true"]';

/** Options of a choice: the second at first, then the others; HTML itself shows which is chosen. */
const choiceIn = (options: string) => {
  const option = (n: number) => `${options} > :nth-child(${n})`;
  return { control: option(2), felt: `${option(2)} :checked`, later: [option(1), option(2)] };
};

const pauseIn = (island: string) => {
  const control = `${island} .pause-control`;
  return { control, done: `${control} path[d="${play.d}"]`, felt: `${control}${busy}` };
};
const formOn = (address: string) => ({
  address,
  control: "form[data-draft] [type=submit]",
  done: "form[data-draft] [role=alert]",
  felt: "form[data-draft] :focus:invalid",
});
const frameOf = (cover: string) => {
  const control = `${cover} .consent-cover__panel button`;
  return { address: home, control, done: `${cover} iframe`, felt: `${control}${busy}`, later: [] };
};

/** One control of every kind, on a page that has it. */
export const pressedControls: readonly PressedControl[] = [
  {
    name: "Banner: second title",
    address: home,
    control: picker(2),
    done: ".banner-slide:nth-child(2) h2",
    later: [picker(3), picker(1)],
  },
  {
    name: "Certificate",
    address: home,
    control: certificate,
    done: "dialog[open]",
    later: ["dialog[open] button", certificate],
  },
  { name: "Counter: pause", address: home, ...pauseIn(".counter") },
  { name: "Client slider: pause", address: home, ...pauseIn(".recommendations__foot") },
  { name: "Film", ...frameOf(".video") },
  { name: "Map", ...frameOf(".contact__map-cover") },
  {
    name: "Next photograph",
    address: landing,
    control: ".photo-strip__controls button:last-child",
    done: ".photo-strip li:nth-child(2) img",
  },
  { name: "Kind of line", address: landing, ...choiceIn(".kind-choice__options"), done: "#line-amount" },
  {
    name: "Format in the planner",
    address: path(defaultLocale, "load"),
    ...choiceIn(".pallet-choice__options"),
    // The link that puts what is planned on the list.
    done: `a[href$="#a=${encode([{ kind: "load", product: second.id, vehicle: usualVehicle.id, loads: 1 }])}"]`,
  },
  {
    name: "Only differences",
    address: path(defaultLocale, "comparison"),
    control: ".filter > label",
    done: "table.is-short",
    felt: ".filter > label > :checked",
  },
  { name: "Empty quote form", ...formOn(landing) },
  { name: "Empty order form", ...formOn(product) },
  {
    name: "Second tab",
    address: product,
    control: tab(2),
    done: `${tab(2)}[aria-selected="true"]`,
    felt: `${tab(2)}${busy}`,
    later: [tab(1), tab(2)],
  },
  {
    name: "News toggle",
    address: path(defaultLocale, "news"),
    control: news,
    done: ".news-article details[open]",
  },
  {
    name: "Menu",
    address: home,
    control: ".site-header__toggle",
    done: ".site-menu:popover-open",
    later: [],
  },
  {
    name: "Submenu",
    address: home,
    before: ".site-header__toggle",
    control: submenu,
    done: ".site-menu details[open]",
  },
  {
    name: "Languages",
    address: home,
    control: ".language-menu > summary",
    done: ".language-menu[open]",
  },
];
