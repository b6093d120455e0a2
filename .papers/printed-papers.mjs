var __defProp = Object.defineProperty;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// app/_i18n/languages.ts
var languages, locales, defaultLocale;
var init_languages = __esm({
  "app/_i18n/languages.ts"() {
    "use strict";
    languages = {
      pl: { code: "pl", name: "Polski", tag: "pl", region: "pl-PL", fonts: ["latin", "latin-ext"] },
      de: { code: "de", name: "Deutsch", tag: "de", region: "de-DE", fonts: ["latin"] },
      en: { code: "gb-eng", name: "English", tag: "en", region: "en-GB", fonts: ["latin"] }
    };
    locales = Object.keys(languages);
    defaultLocale = "pl";
  }
});

// app/_i18n/routes.ts
var routes;
var init_routes = __esm({
  "app/_i18n/routes.ts"() {
    "use strict";
    routes = {
      home: {
        path: "/",
        menuReloads: false,
        languageMenu: true,
        trail: null,
        share: { title: "home.banner.slide1.title", text: "footer.description", picture: "hero-yard" },
        describes: "company",
        // What it weighs, and room for a document that is valid (160 bytes: what it will be called on later days) and for the
        // counter's digits, which move it by 50 from build to build. The ledger of documents is one of its 19 KB: their states,
        // dates and marks in the HTML, where they are found and need no script, and the gallery. Half of one is what each industry
        // buys, with its pictogram, which takes the visitor's own colours only as a part of the page. One and a half are the film's
        // cover, a pallet taken apart: its drawing (0.6), words and styles, in the HTML so that it parts with the scroll without
        // a script. The tiles of the first screen are a quarter, and another is room for one more language and product, in menu,
        // head and script.
        documentBudget: 20.25,
        scriptBudget: 88.25
      },
      catalogue: {
        path: "/product-list/",
        menuReloads: true,
        languageMenu: true,
        trail: {
          above: [{ page: "home", label: "catalogue.breadcrumb.home" }],
          current: "catalogue.breadcrumb.current"
        },
        share: { title: "catalogue.heading", text: "catalogue.lead", picture: "about-stack" },
        describes: "catalogue",
        documentBudget: 16,
        scriptBudget: 62
      },
      product: {
        path: "/products/{id}/",
        menuReloads: true,
        languageMenu: true,
        trail: {
          above: [
            { page: "home", label: "product.breadcrumb.home" },
            { page: "catalogue", label: "product.breadcrumb.list" }
          ],
          current: "product.breadcrumb.current"
        },
        share: null,
        describes: "product",
        // A kilobyte is its box of documents: ten links, each with format, size and language, and a text to copy. A
        // quarter is room for one more language and product, in menu, head and script.
        documentBudget: 18.5,
        scriptBudget: 91.25
      },
      news: {
        path: "/aktualnosci/",
        menuReloads: true,
        languageMenu: false,
        trail: { above: [{ page: "home", label: "news.breadcrumb.home" }], current: "news.breadcrumb.current" },
        share: { title: "news.heading", text: "news.lead", picture: "news-4" },
        describes: "news",
        documentBudget: 16,
        scriptBudget: 62
      },
      landing: {
        path: "/landing/",
        menuReloads: false,
        languageMenu: true,
        trail: null,
        share: { title: "landing.hero.heading", text: "landing.hero.lead", picture: "hero-line" },
        describes: "contact",
        // A quarter of a kilobyte is what a mark stands for, said before somebody asks for it.
        documentBudget: 17.25,
        scriptBudget: 116.25
      },
      load: {
        path: "/zaladunek/",
        menuReloads: false,
        languageMenu: true,
        trail: { above: [{ page: "home", label: "load.breadcrumb.home" }], current: "load.breadcrumb.current" },
        share: { title: "load.heading", text: "load.lead", picture: "hero-yard" },
        describes: "nothing",
        documentBudget: 17,
        scriptBudget: 90
      },
      size: {
        path: "/na-wymiar/",
        menuReloads: false,
        languageMenu: true,
        trail: { above: [{ page: "home", label: "size.breadcrumb.home" }], current: "size.breadcrumb.current" },
        share: { title: "size.heading", text: "size.lead", picture: "hero-line" },
        describes: "nothing",
        documentBudget: 16,
        scriptBudget: 90
      },
      comparison: {
        path: "/porownanie/",
        menuReloads: false,
        languageMenu: true,
        trail: {
          above: [
            { page: "home", label: "comparison.breadcrumb.home" },
            { page: "catalogue", label: "product.breadcrumb.list" }
          ],
          current: "comparison.breadcrumb.current"
        },
        share: { title: "comparison.heading", text: "comparison.lead", picture: "about-stack" },
        describes: "nothing",
        documentBudget: 16,
        scriptBudget: 90
      },
      blocks: {
        path: "/klocki/",
        menuReloads: false,
        languageMenu: true,
        trail: {
          above: [
            { page: "home", label: "blocks.breadcrumb.home" },
            { page: "catalogue", label: "product.breadcrumb.list" }
          ],
          current: "blocks.breadcrumb.current"
        },
        share: { title: "blocks.heading", text: "blocks.lead", picture: "hero-blocks" },
        describes: "blocks",
        documentBudget: 16,
        scriptBudget: 70
      },
      knowledge: {
        path: "/wiedza/",
        menuReloads: false,
        languageMenu: true,
        trail: {
          above: [{ page: "home", label: "knowledge.breadcrumb.home" }],
          current: "knowledge.breadcrumb.knowledge"
        },
        share: { title: "knowledge.heading", text: "knowledge.lead", picture: "about-stack" },
        describes: "nothing",
        documentBudget: 16,
        scriptBudget: 62
      },
      marks: {
        path: "/wiedza/oznaczenia/",
        menuReloads: false,
        languageMenu: true,
        trail: {
          above: [
            { page: "home", label: "knowledge.breadcrumb.home" },
            { page: "knowledge", label: "knowledge.breadcrumb.knowledge" }
          ],
          current: "knowledge.breadcrumb.marks"
        },
        share: { title: "knowledge.marks.heading", text: "knowledge.marks.lead", picture: "about-detail" },
        describes: "nothing",
        documentBudget: 16,
        scriptBudget: 62
      },
      ispm: {
        path: "/wiedza/ispm-15/",
        menuReloads: false,
        languageMenu: true,
        trail: {
          above: [
            { page: "home", label: "knowledge.breadcrumb.home" },
            { page: "knowledge", label: "knowledge.breadcrumb.knowledge" }
          ],
          current: "knowledge.breadcrumb.ispm"
        },
        share: { title: "knowledge.ispm.heading", text: "knowledge.ispm.lead", picture: "news-3" },
        describes: "nothing",
        documentBudget: 16,
        scriptBudget: 62
      },
      glossary: {
        path: "/wiedza/slownik/",
        menuReloads: false,
        languageMenu: true,
        trail: {
          above: [
            { page: "home", label: "knowledge.breadcrumb.home" },
            { page: "knowledge", label: "knowledge.breadcrumb.knowledge" }
          ],
          current: "knowledge.breadcrumb.glossary"
        },
        share: { title: "knowledge.glossary.heading", text: "knowledge.glossary.lead", picture: "about-stack" },
        describes: "glossary",
        documentBudget: 16,
        scriptBudget: 62
      }
    };
  }
});

// app/_i18n/paths.ts
function prefix(locale) {
  return locale === defaultLocale ? "" : `/${locale}`;
}
function path(locale, page, anchor) {
  const { route, id } = typeof page === "string" ? { route: page, id: void 0 } : { id: void 0, ...page };
  const slug = routes[route].path.replace("{id}", String(id));
  return `${basePath}${prefix(locale)}${slug}${anchor ? `#${anchor}` : ""}`;
}
function asset(file) {
  return basePath + file;
}
var basePath;
var init_paths = __esm({
  "app/_i18n/paths.ts"() {
    "use strict";
    init_languages();
    init_routes();
    basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? "";
  }
});

// app/_i18n/figures.ts
function figure(locale, number, options = {}) {
  return new Intl.NumberFormat(locale, { ...grouping, ...options }).format(number);
}
function tonnes(locale, kilograms) {
  return decimals(locale, kilograms / 1e3, 1);
}
function decimals(locale, number, digits) {
  return figure(locale, number, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
function millimetres(length, locale) {
  return figure(locale, length, { useGrouping: false, maximumFractionDigits: 2 });
}
function inMillimetres(...lengths) {
  return `${lengths.join("\xA0\xD7\xA0")}\xA0mm`;
}
var grouping;
var init_figures = __esm({
  "app/_i18n/figures.ts"() {
    "use strict";
    grouping = { useGrouping: "min2" };
  }
});

// app/_content/to-confirm.ts
function toConfirm(value) {
  return value;
}
var init_to_confirm = __esm({
  "app/_content/to-confirm.ts"() {
    "use strict";
  }
});

// app/_content/eur-pallet.ts
var eurPallet;
var init_eur_pallet = __esm({
  "app/_content/eur-pallet.ts"() {
    "use strict";
    init_to_confirm();
    eurPallet = {
      length: 1200,
      depth: 800,
      height: 144,
      boardThickness: 22,
      blockHeight: 78,
      deckBoards: [145, 100, 145, 100, 145],
      deckIsFixed: true,
      blockRows: [100, 145, 100],
      blockColumns: [145, 145, 145],
      blocks: "pressed",
      mass: toConfirm(25)
    };
  }
});

// app/_content/products.ts
function productById(id) {
  return products.find((product) => product.id === id);
}
function inHeading(name) {
  return name.replace(/ (?=[„“]\p{Lu}[”“]$)/u, "\xA0");
}
function dimensionsOf({ length, depth, height }) {
  return inMillimetres(length, depth, height);
}
var studio, built, zloty, textKeys, products, featured;
var init_products = __esm({
  "app/_content/products.ts"() {
    "use strict";
    init_figures();
    init_eur_pallet();
    init_to_confirm();
    studio = {
      position: [-3350, -4550, 2100],
      target: [0, 0, 30],
      sensorWidth: 36,
      frame: { width: 1600, height: 1200 }
    };
    built = (geometry) => geometry;
    zloty = (amount) => `${amount} z\u0142`;
    textKeys = (id) => ({
      name: `products.${id}.name`,
      desc: `products.${id}.desc`,
      comment: `products.${id}.comment`,
      use: `products.${id}.use`
    });
    products = [
      {
        id: 1,
        price: toConfirm(zloty(18)),
        maxLoad: toConfirm(1500),
        img: "product-1",
        ...textKeys(1),
        shortName: "EUR",
        timber: "softwood",
        geometry: eurPallet,
        camera: { ...studio, lens: 128 }
      },
      {
        id: 3,
        price: toConfirm(zloty(20)),
        maxLoad: toConfirm(1250),
        img: "product-3-w",
        ...textKeys(3),
        shortName: "W",
        timber: "softwood",
        geometry: built({
          length: 1200,
          depth: 1e3,
          height: 144,
          boardThickness: 22,
          blockHeight: 78,
          deckBoards: [120, 98, 98, 98, 98, 98, 120],
          deckIsFixed: false,
          blockRows: [100, 145, 100],
          blockColumns: [145, 145, 145],
          blocks: "solid",
          mass: toConfirm(25)
        }),
        camera: { ...studio, lens: 119 }
      },
      {
        id: 4,
        price: toConfirm(zloty(25)),
        maxLoad: toConfirm(2e3),
        img: "product-4-w",
        ...textKeys(4),
        shortName: "W\xA0162",
        timber: "selected",
        geometry: built({
          length: 1200,
          depth: 1e3,
          height: 162,
          boardThickness: 28,
          blockHeight: 78,
          deckBoards: [105, 100, 100, 100, 100, 100, 100, 100, 105],
          deckIsFixed: false,
          blockRows: [145, 145, 145],
          blockColumns: [145, 145, 145],
          blocks: "solid",
          mass: toConfirm(35)
        }),
        camera: { ...studio, lens: 119 }
      }
    ];
    featured = products.slice(0, 3);
  }
});

// app/_content/vehicles.ts
var vehicles, usualVehicle;
var init_vehicles = __esm({
  "app/_content/vehicles.ts"() {
    "use strict";
    vehicles = [
      {
        id: "semi",
        group: "road",
        kind: "trailer",
        bodies: 1,
        length: 13600,
        width: 2480,
        height: 2650,
        payload: 24e3
      },
      {
        id: "mega",
        group: "road",
        kind: "trailer",
        bodies: 1,
        length: 13600,
        width: 2480,
        height: 3e3,
        payload: 24e3
      },
      {
        id: "reefer",
        group: "road",
        kind: "trailer",
        bodies: 1,
        length: 13310,
        width: 2460,
        height: 2600,
        door: 2600,
        payload: 22e3
      },
      {
        id: "tandem",
        group: "road",
        kind: "roadTrain",
        bodies: 2,
        length: 7700,
        width: 2480,
        height: 3e3,
        payload: 24e3
      },
      {
        id: "solo",
        group: "road",
        kind: "lorry",
        bodies: 1,
        length: 7300,
        width: 2450,
        height: 2500,
        payload: 9e3
      },
      {
        id: "c715",
        group: "swap",
        kind: "swapBody",
        bodies: 1,
        length: 7090,
        width: 2440,
        height: 2450,
        payload: 13e3
      },
      {
        id: "c745",
        group: "swap",
        kind: "swapBody",
        bodies: 1,
        length: 7300,
        width: 2440,
        height: 2450,
        payload: 13e3
      },
      {
        id: "c782",
        group: "swap",
        kind: "swapBody",
        bodies: 1,
        length: 7700,
        width: 2480,
        height: 2450,
        payload: 13e3
      },
      {
        id: "ft20",
        group: "container",
        kind: "container",
        bodies: 1,
        length: 5896,
        width: 2350,
        height: 2393,
        door: 2274,
        payload: 28100
      },
      {
        id: "ft40",
        group: "container",
        kind: "container",
        bodies: 1,
        length: 12032,
        width: 2350,
        height: 2392,
        door: 2274,
        payload: 26500
      },
      {
        id: "ft40hc",
        group: "container",
        kind: "container",
        bodies: 1,
        length: 12032,
        width: 2350,
        height: 2697,
        door: 2577,
        payload: 26300
      },
      {
        id: "ft45pw",
        group: "container",
        kind: "container",
        bodies: 1,
        length: 13556,
        width: 2444,
        height: 2695,
        door: 2580,
        payload: 27e3
      },
      {
        id: "ft45hc",
        group: "container",
        kind: "container",
        bodies: 1,
        length: 13556,
        width: 2347,
        height: 2696,
        door: 2584,
        payload: 27e3
      }
    ];
    usualVehicle = vehicles[0];
  }
});

// app/_sections/comparison/comparison-cell.tsx
import { jsx as jsx4, jsxs } from "react/jsx-runtime";
function ComparisonCell({ productId, value, change }) {
  return /* @__PURE__ */ jsxs(
    "td",
    {
      className: change ? "is-other" : void 0,
      "data-product": productId,
      "data-figure": value.figure,
      "data-unit": value.unit,
      children: [
        /* @__PURE__ */ jsx4("span", { className: "comparison__value", children: value.text }),
        /* @__PURE__ */ jsx4("span", { className: "comparison__change", children: change })
      ]
    }
  );
}
var init_comparison_cell = __esm({
  "app/_sections/comparison/comparison-cell.tsx"() {
    "use strict";
  }
});

// app/_quote/code.ts
function encode(lines) {
  if (!lines.length) return "";
  const short = (value) => typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(
    Object.entries(names).flatMap(([name, letter]) => {
      const each = value[name];
      return each === void 0 ? [] : [[letter, each]];
    })
  ) : value;
  const json = JSON.stringify([version, lines.map(short)]);
  const ascii = json.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return btoa(ascii).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
var version, names;
var init_code = __esm({
  "app/_quote/code.ts"() {
    "use strict";
    version = 1;
    names = {
      kind: "k",
      product: "p",
      vehicle: "v",
      loads: "l",
      pieces: "n",
      document: "i",
      size: "s",
      deck: "b",
      blocks: "o",
      entries: "e",
      load: "w",
      onPoints: "x",
      support: "f",
      destination: "g",
      monthly: "m",
      ht: "h",
      postcode: "c",
      unloading: "u",
      date: "d",
      note: "t"
    };
  }
});

// app/_contact/quote-address.ts
function quoteAddress(locale, subject, pieces) {
  const asked = subject === void 0 ? "" : `?p=${subject}${pieces ? `&n=${pieces}` : ""}`;
  return path(locale, "landing") + asked;
}
function addAddress(form, line) {
  return `${form}#a=${encode([line])}`;
}
var init_quote_address = __esm({
  "app/_contact/quote-address.ts"() {
    "use strict";
    init_paths();
    init_code();
  }
});

// app/_ui/icon/icon.css
var init_icon = __esm({
  "app/_ui/icon/icon.css"() {
  }
});

// app/_ui/icon/icon.tsx
import { jsx as jsx6 } from "react/jsx-runtime";
function Icon({ shape, moves = false }) {
  return /* @__PURE__ */ jsx6("svg", { className: moves ? "icon icon--move" : "icon", viewBox: "0 0 24 24", "aria-hidden": "true", children: /* @__PURE__ */ jsx6("path", { d: shape.d, fill: shape.filled ? "currentColor" : void 0 }) });
}
var init_icon2 = __esm({
  "app/_ui/icon/icon.tsx"() {
    "use strict";
    init_icon();
  }
});

// app/_ui/icon/icon-shapes.ts
var phone, arrowRight, arrowDown, starOutline, star;
var init_icon_shapes = __esm({
  "app/_ui/icon/icon-shapes.ts"() {
    "use strict";
    phone = {
      d: "M4 3.5h4.5l1.8 5-2.6 1.9a13 13 0 0 0 5.9 5.9l1.9-2.6 5 1.8V20a1 1 0 0 1-1 1C10.7 21 3 13.3 3 4.5a1 1 0 0 1 1-1z"
    };
    arrowRight = { d: "M3 12h17M13.5 5.5 20 12l-6.5 6.5" };
    arrowDown = { d: "M12 3v17M5.5 13.5 12 20l6.5-6.5" };
    starOutline = {
      d: "m12 2.5 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8L2.2 9.6l6.9-.8z"
    };
    star = { ...starOutline, filled: true };
  }
});

// app/_ui/button/button.css
var init_button = __esm({
  "app/_ui/button/button.css"() {
  }
});

// app/_ui/button/button.tsx
import { jsx as jsx7, jsxs as jsxs3 } from "react/jsx-runtime";
function look({ tone, size, className }) {
  return ["button", tone && `button--${tone}`, size && `button--${size}`, className].filter(Boolean).join(" ");
}
function ButtonLink({
  tone,
  size,
  className,
  label,
  arrow = false,
  children,
  ...link
}) {
  return /* @__PURE__ */ jsxs3("a", { className: look({ tone, size, className }), ...link, "aria-label": label, children: [
    children,
    arrow && /* @__PURE__ */ jsx7(Icon, { shape: arrowRight, moves: true })
  ] });
}
function Button({ tone, size, className, ...button }) {
  return /* @__PURE__ */ jsx7("button", { className: look({ tone, size, className }), type: "button", ...button });
}
var init_button2 = __esm({
  "app/_ui/button/button.tsx"() {
    "use strict";
    init_icon2();
    init_icon_shapes();
    init_button();
  }
});

// app/_sections/comparison/comparison-foot.tsx
import { jsx as jsx8 } from "react/jsx-runtime";
function ComparisonFoot({ id, name, ask, form }) {
  return /* @__PURE__ */ jsx8("td", { "data-product": id, children: /* @__PURE__ */ jsx8(
    ButtonLink,
    {
      className: "comparison__ask",
      href: addAddress(form, { kind: "load", product: id, vehicle: usualVehicle.id, loads: 1 }),
      label: `${ask}: ${name}`,
      children: ask
    }
  ) });
}
var init_comparison_foot = __esm({
  "app/_sections/comparison/comparison-foot.tsx"() {
    "use strict";
    init_quote_address();
    init_vehicles();
    init_button2();
  }
});

// app/_pallet/pallet-geometry.ts
function gapBetween(widths, total) {
  const covered = widths.reduce((sum2, width) => sum2 + width, 0);
  return (total - covered) / (widths.length - 1);
}
function spread(widths, total) {
  const gap = gapBetween(widths, total);
  let start = 0;
  return widths.map((width) => {
    const span = { start, width };
    start += width + gap;
    return span;
  });
}
function deckBoards({ deckBoards: deckBoards2, depth }) {
  return spread(deckBoards2, depth);
}
function blockRows({ blockRows: blockRows2, depth }) {
  return spread(blockRows2, depth);
}
function blockColumns({ blockColumns: blockColumns2, length }) {
  return spread(blockColumns2, length);
}
function levels({ boardThickness, blockHeight }) {
  return {
    deck: 0,
    stringers: boardThickness,
    blocks: 2 * boardThickness,
    bottom: 2 * boardThickness + blockHeight
  };
}
function nails(geometry) {
  const boards = deckBoards(geometry);
  return boards.flatMap((board, index) => {
    const [upper, lower] = nailRows(board, index === 0, index === boards.length - 1);
    return blockColumns(geometry).flatMap((column) => [
      { x: column.start + column.width * 0.28, y: upper },
      { x: column.start + column.width * 0.72, y: lower }
    ]);
  });
}
function nailRows({ start, width }, isFirst, isLast) {
  const at = (upper, lower) => [
    start + width * upper,
    start + width * lower
  ];
  if (width < 145) return at(0.3, 0.7);
  if (isFirst) return at(0.2, 0.5);
  if (isLast) return at(0.5, 0.8);
  return at(0.28, 0.72);
}
var init_pallet_geometry = __esm({
  "app/_pallet/pallet-geometry.ts"() {
    "use strict";
  }
});

// app/_pallet/path-data.ts
function rounded(figure2) {
  return Number(figure2.toFixed(2));
}
function pathData(commands, ...figures) {
  return String.raw({ raw: commands }, ...figures.map(rounded));
}
function rectangle(x, y, width, height) {
  return pathData`M${x} ${y}h${width}v${height}h${-width}z`;
}
var init_path_data = __esm({
  "app/_pallet/path-data.ts"() {
    "use strict";
  }
});

// app/_pallet/elevations.tsx
import { Fragment, jsx as jsx9, jsxs as jsxs4 } from "react/jsx-runtime";
function LongSide({ geometry }) {
  const whole = { start: 0, width: geometry.length };
  const columns = geometry.bearers ? [whole] : blockColumns(geometry);
  return /* @__PURE__ */ jsx9(SideView, { geometry, deck: [whole], stringers: columns, blocks: columns, bottom: [whole] });
}
function ShortSide({ geometry }) {
  const whole = { start: 0, width: geometry.depth };
  const rows = blockRows(geometry);
  return /* @__PURE__ */ jsx9(
    SideView,
    {
      geometry,
      deck: deckBoards(geometry),
      stringers: [whole],
      blocks: rows,
      bottom: rows
    }
  );
}
function SideView({ geometry, ...seen }) {
  const { boardThickness, bearers } = geometry;
  const top = levels(geometry);
  const layers = bearers ? ["deck", "bottom"] : ["deck", "stringers", "bottom"];
  const boards = layers.flatMap(
    (layer) => seen[layer].map(({ start, width }) => rectangle(start, top[layer], width, boardThickness))
  );
  const from = bearers ? top.stringers : top.blocks;
  const blocks = seen.blocks.map(({ start, width }) => rectangle(start, from, width, top.bottom - from));
  return /* @__PURE__ */ jsxs4(Fragment, { children: [
    /* @__PURE__ */ jsx9("path", { className: "pallet-drawing__wood", d: boards.join("") }),
    /* @__PURE__ */ jsx9(
      "path",
      {
        className: geometry.blocks === "pressed" ? "pallet-drawing__chip" : "pallet-drawing__wood",
        d: blocks.join("")
      }
    )
  ] });
}
var init_elevations = __esm({
  "app/_pallet/elevations.tsx"() {
    "use strict";
    init_pallet_geometry();
    init_path_data();
  }
});

// app/_pallet/measures/measure.ts
function horizontalMeasure({ offset = -14, ...options }) {
  const { from, to, at, figure: figure2 } = options;
  const line = strokes(options, (along, across) => pathData`${along} ${across}`);
  return { line, figure: figure2, x: (from + to) / 2, y: at + offset };
}
function verticalMeasure({ offset = 46, ...options }) {
  const { from, to, at, figure: figure2 } = options;
  const line = strokes(options, (along, across) => pathData`${across} ${along}`);
  return { line, figure: figure2, x: at + offset, y: (from + to) / 2, turned: true };
}
function bracketMeasure({ from, to, at, figure: figure2 }) {
  const edge = at - 14;
  const line = pathData`M${at} ${from}V${to}M${edge} ${from}h28M${edge} ${to}h28`;
  return { line, figure: figure2, x: at - 42, y: (from + to) / 2 + 13 };
}
function strokes({ from, to, at, witnessFrom = at + OVERSHOOT, arrows = true }, point) {
  const witnessTo = witnessFrom > at ? at - OVERSHOOT : at + OVERSHOOT;
  const witness = (along) => `M${point(along, witnessFrom)}L${point(along, witnessTo)}`;
  const arrow = (tip, inwards) => {
    const back = tip + inwards * ARROW.length;
    return `M${point(back, at + ARROW.halfWidth)}L${point(tip, at)}L${point(back, at - ARROW.halfWidth)}`;
  };
  return [
    `M${point(from, at)}L${point(to, at)}`,
    ...arrows ? [arrow(from, 1), arrow(to, -1)] : [],
    witness(from),
    witness(to)
  ].join("");
}
var ARROW, OVERSHOOT;
var init_measure = __esm({
  "app/_pallet/measures/measure.ts"() {
    "use strict";
    init_path_data();
    ARROW = { length: 25.6, halfWidth: 8 };
    OVERSHOOT = 22;
  }
});

// app/_pallet/measures/measures.tsx
import { Fragment as Fragment2, jsx as jsx10, jsxs as jsxs5 } from "react/jsx-runtime";
function Measures({ measures }) {
  return /* @__PURE__ */ jsxs5(Fragment2, { children: [
    /* @__PURE__ */ jsx10("path", { className: "pallet-drawing__measure", d: measures.map(({ line }) => line).join("") }),
    measures.map((measure) => /* @__PURE__ */ jsx10("text", { ...placement(measure), children: measure.figure }, measure.line))
  ] });
}
function placement({ x, y, turned }) {
  return turned ? { transform: `translate(${rounded(x)} ${rounded(y)})rotate(-90)` } : { x: rounded(x), y: rounded(y) };
}
var init_measures = __esm({
  "app/_pallet/measures/measures.tsx"() {
    "use strict";
    init_path_data();
  }
});

// app/_pallet/pallet-drawing.css
var init_pallet_drawing = __esm({
  "app/_pallet/pallet-drawing.css"() {
  }
});

// app/_pallet/pallet-drawing.tsx
import { jsx as jsx11 } from "react/jsx-runtime";
function PalletDrawing({ viewBox, label, className, children }) {
  return /* @__PURE__ */ jsx11(
    "svg",
    {
      className: className ? `pallet-drawing ${className}` : "pallet-drawing",
      viewBox,
      ...label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" },
      children
    }
  );
}
var init_pallet_drawing2 = __esm({
  "app/_pallet/pallet-drawing.tsx"() {
    "use strict";
    init_pallet_drawing();
  }
});

// app/_pallet/plan.tsx
import { Fragment as Fragment3, jsx as jsx12, jsxs as jsxs6 } from "react/jsx-runtime";
function Deck({ geometry }) {
  const { length, depth, bearers } = geometry;
  const stringers = bearers ? blockRows(geometry).map(({ start, width }) => rectangle(0, start, length, width)) : blockColumns(geometry).map(({ start, width }) => rectangle(start, 0, width, depth));
  const deck = deckBoards(geometry).map(({ start, width }) => rectangle(0, start, length, width));
  return /* @__PURE__ */ jsxs6(Fragment3, { children: [
    /* @__PURE__ */ jsx12("path", { className: "pallet-drawing__wood", d: stringers.join("") }),
    /* @__PURE__ */ jsx12("path", { className: "pallet-drawing__wood", d: deck.join("") })
  ] });
}
function Plan({ geometry }) {
  const dots = nails(geometry).map(({ x, y }) => pathData`M${x} ${y}h0`);
  return /* @__PURE__ */ jsxs6(Fragment3, { children: [
    /* @__PURE__ */ jsx12(Deck, { geometry }),
    /* @__PURE__ */ jsx12("path", { className: "pallet-drawing__nails", d: dots.join("") })
  ] });
}
function HiddenBlocks({ geometry }) {
  if (geometry.bearers) return null;
  const blocks = blockRows(geometry).flatMap(
    (row) => blockColumns(geometry).map((column) => rectangle(column.start, row.start, column.width, row.width))
  );
  return /* @__PURE__ */ jsx12("path", { className: "pallet-drawing__hidden", d: blocks.join("") });
}
var init_plan = __esm({
  "app/_pallet/plan.tsx"() {
    "use strict";
    init_pallet_geometry();
    init_path_data();
  }
});

// app/_pallet/pallet-card-drawing.tsx
import { jsx as jsx13, jsxs as jsxs7 } from "react/jsx-runtime";
function PalletCardDrawing({ geometry }) {
  const { length, depth, height } = geometry;
  const planTop = PLAN_BOTTOM - depth;
  const sideTop = GROUND - height;
  const beside = { at: length + 55, witnessFrom: length, offset: 64 };
  return /* @__PURE__ */ jsxs7(PalletDrawing, { viewBox: SHEET, children: [
    /* @__PURE__ */ jsx13("g", { transform: `translate(0 ${planTop})`, children: /* @__PURE__ */ jsx13(Plan, { geometry }) }),
    /* @__PURE__ */ jsx13("g", { transform: `translate(0 ${sideTop})`, children: /* @__PURE__ */ jsx13(LongSide, { geometry }) }),
    /* @__PURE__ */ jsx13("path", { className: "pallet-drawing__hidden", d: `M0 ${GROUND}h${length + 30}` }),
    /* @__PURE__ */ jsx13(
      Measures,
      {
        measures: [
          verticalMeasure({ ...beside, from: planTop, to: PLAN_BOTTOM, figure: String(depth) }),
          verticalMeasure({ ...beside, from: sideTop, to: GROUND, figure: String(height) }),
          // between both views; the figure stands in the line
          horizontalMeasure({ from: 0, to: length, at: 1090, offset: 18, figure: String(length) })
        ]
      }
    )
  ] });
}
var SHEET, PLAN_BOTTOM, GROUND;
var init_pallet_card_drawing = __esm({
  "app/_pallet/pallet-card-drawing.tsx"() {
    "use strict";
    init_elevations();
    init_measure();
    init_measures();
    init_pallet_drawing2();
    init_plan();
    SHEET = "-10 -90 1360 1420";
    PLAN_BOTTOM = 1e3;
    GROUND = 1324;
  }
});

// app/_ui/narrow-name/narrow-name.css
var init_narrow_name = __esm({
  "app/_ui/narrow-name/narrow-name.css"() {
  }
});

// app/_ui/narrow-name/narrow-name.tsx
import { Fragment as Fragment4, jsx as jsx14, jsxs as jsxs8 } from "react/jsx-runtime";
function NarrowName({ name, short }) {
  return /* @__PURE__ */ jsxs8(Fragment4, { children: [
    /* @__PURE__ */ jsx14("span", { className: "narrow-name__full", children: name }),
    /* @__PURE__ */ jsx14("span", { className: "narrow-name__short", children: short })
  ] });
}
var init_narrow_name2 = __esm({
  "app/_ui/narrow-name/narrow-name.tsx"() {
    "use strict";
    init_narrow_name();
  }
});

// app/_sections/comparison/comparison-head.tsx
import { jsx as jsx15, jsxs as jsxs9 } from "react/jsx-runtime";
function ComparisonHead({ id, geometry, name, shortName, use, href }) {
  return /* @__PURE__ */ jsxs9("th", { scope: "col", "data-product": id, children: [
    /* @__PURE__ */ jsx15(PalletCardDrawing, { geometry }),
    /* @__PURE__ */ jsx15("a", { href, children: /* @__PURE__ */ jsx15(NarrowName, { name, short: shortName }) }),
    /* @__PURE__ */ jsx15("small", { children: use })
  ] });
}
var init_comparison_head = __esm({
  "app/_sections/comparison/comparison-head.tsx"() {
    "use strict";
    init_pallet_card_drawing();
    init_narrow_name2();
  }
});

// app/_sections/comparison/filter/more-columns.tsx
var more_columns_exports = {};
__export(more_columns_exports, {
  default: () => MoreColumns
});
import { useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import { jsx as jsx17 } from "react/jsx-runtime";
function MoreColumns({ products: products2, ask, form, onDrawn }) {
  useLayoutEffect(() => onDrawn(products2.length), [products2, onDrawn]);
  const table = document.querySelector(".comparison table");
  const [head, foot] = [table?.querySelector("thead tr"), table?.querySelector("tfoot tr")];
  const rows = [...table?.querySelectorAll("tbody tr:not(.comparison__group)") ?? []];
  return products2.map(({ id, name, shortName, page, use, values }) => {
    const geometry = productById(id)?.geometry;
    return [
      head && geometry && createPortal(
        /* @__PURE__ */ jsx17(
          ComparisonHead,
          {
            id,
            geometry,
            name,
            shortName,
            use,
            href: page
          }
        ),
        head,
        `head-${id}`
      ),
      rows.map(
        (row, index) => createPortal(
          /* @__PURE__ */ jsx17(ComparisonCell, { productId: id, value: values[index] ?? { text: "" }, change: "" }),
          row,
          `${index}-${id}`
        )
      ),
      foot && createPortal(/* @__PURE__ */ jsx17(ComparisonFoot, { id, name, ask, form }), foot, `foot-${id}`)
    ];
  });
}
var init_more_columns = __esm({
  "app/_sections/comparison/filter/more-columns.tsx"() {
    "use strict";
    init_products();
    init_comparison_cell();
    init_comparison_foot();
    init_comparison_head();
  }
});

// app/papers/printed-papers.tsx
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";

// app/_content/papers.ts
init_paths();
var issued = "2026-11-22";
function stem({ id, geometry: { length, depth, height } }) {
  return `pallet-${id}-${length}x${depth}x${height}`;
}
function datasheet(product, locale) {
  return `${stem(product)}-${locale}.pdf`;
}
function catalogue(locale) {
  return `catalogue-${locale}.pdf`;
}

// app/papers/printed-papers.tsx
init_products();
init_languages();

// app/papers/catalogue.tsx
init_products();
import { useTranslations as useTranslations15 } from "next-intl";

// app/_sections/comparison/comparison.tsx
import { useLocale as useLocale4, useTranslations as useTranslations4 } from "next-intl";

// app/_contact/added.tsx
import { jsx } from "react/jsx-runtime";
var nothing = { __html: '<p role="status"></p>' };
function Added() {
  return /* @__PURE__ */ jsx("div", { className: "added", dangerouslySetInnerHTML: nothing, suppressHydrationWarning: true });
}

// app/_contact/more-pallets.tsx
import { useLocale, useTranslations } from "next-intl";

// app/_content/counts.ts
init_languages();

// app/_content/knowledge/glossary.ts
var glossary = [
  {
    key: "kinds",
    terms: [
      "flatPallet",
      "fourWayPallet",
      "twoWayPallet",
      "singleUsePallet",
      "reusablePallet",
      "exchangePallet",
      "palletPool",
      "eurTypePallet",
      "industrialPallet",
      "halfPallet",
      "cpPallet",
      "customPallet",
      "reversiblePallet",
      "doubleDeckPallet",
      "singleDeckPallet"
    ]
  },
  {
    key: "parts",
    terms: [
      "topDeck",
      "bottomDeck",
      "deckboard",
      "edgeBoard",
      "centreBoard",
      "intermediateBoard",
      "stringerBoard",
      "bottomBoard",
      "runner",
      "block",
      "pressedBlock",
      "solidBlock",
      "stringer",
      "entryChamfer",
      "cutCorner",
      "boardGap",
      "forkOpening",
      "entryHeight",
      "wing"
    ]
  },
  { key: "nails", terms: ["ringShankNail", "screwShankNail", "nailingPattern"] },
  {
    key: "wood",
    terms: [
      "sawnTimber",
      "softwood",
      "wane",
      "knot",
      "split",
      "blueStain",
      "rot",
      "debarked",
      "moistureContent",
      "kilnDrying"
    ]
  },
  {
    key: "marks",
    terms: [
      "heatTreatment",
      "ippcMark",
      "dunnage",
      "woodPackaging",
      "producerCode",
      "controlStaple",
      "repairNail",
      "licenceNumber"
    ]
  },
  {
    key: "loads",
    terms: [
      "nominalLoad",
      "workingLoad",
      "stackingLoad",
      "dynamicLoad",
      "staticLoad",
      "rackingLoad",
      "pointLoad",
      "uniformLoad",
      "deflection"
    ]
  },
  {
    key: "transport",
    terms: [
      "unitLoad",
      "loadingMetre",
      "palletSpace",
      "stack",
      "curtainSider",
      "swapBody",
      "palletCollar",
      "packagingWaste"
    ]
  }
];
var terms = glossary.flatMap((group) => group.terms);
function termId(term) {
  return term.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

// app/_content/news.ts
var news = [
  {
    key: "industrialPallets",
    id: "industrial-pallets",
    day: "2024-04-30",
    picture: "news-1",
    asks: "custom"
  },
  {
    key: "sawdustBlocks",
    id: "sawdust-blocks",
    day: "2024-05-15",
    picture: "news-2",
    subject: "blocks",
    asks: "blocks"
  },
  {
    key: "exportRequirements",
    id: "export-requirements",
    day: "2024-06-20",
    picture: "news-3",
    subject: "ispm",
    asks: 1
  },
  {
    key: "directProducer",
    id: "direct-producer",
    day: "2024-08-24",
    picture: "news-4",
    // Specified quirk (section 4). Delete this line, and the words follow this article, as everywhere else.
    labelFollowsPrevious: true
  }
];

// app/_content/counts.ts
init_products();
init_vehicles();
var counts = {
  products: products.length,
  featured: featured.length,
  articles: news.length,
  vehicles: vehicles.length,
  terms: terms.length,
  languages: locales.length
};

// app/_contact/more-pallets.tsx
init_paths();

// app/_ui/text-link/text-link.tsx
import { jsx as jsx2 } from "react/jsx-runtime";
function TextLink({ className, ...link }) {
  return /* @__PURE__ */ jsx2("a", { className: className ? `text-link ${className}` : "text-link", ...link });
}

// app/_contact/more-pallets.tsx
import { jsx as jsx3 } from "react/jsx-runtime";
function MorePallets() {
  const locale = useLocale();
  const t = useTranslations("catalogue");
  if (counts.products === counts.featured) return null;
  return /* @__PURE__ */ jsx3(TextLink, { href: path(locale, "catalogue"), children: t("morePallets", counts) });
}

// app/_sections/comparison/comparison.tsx
init_products();
init_paths();

// app/_sections/comparison/comparison-body.tsx
init_products();
init_comparison_cell();
import { useLocale as useLocale2, useTranslations as useTranslations2 } from "next-intl";

// app/_content/product-texts.ts
init_figures();
init_eur_pallet();
function surfaceOf(locale, { length, depth }) {
  return `${decimals(locale, length * depth / 1e6, 2)}\xA0m\xB2`;
}
function productFacts(locale, words, { geometry, maxLoad, timber }) {
  const { boardThickness, blockHeight, deckBoards: deckBoards2, deckIsFixed, blockRows: blockRows2, blockColumns: blockColumns2, mass } = geometry;
  const layers = [deckBoards2.length, blockColumns2.length, blockRows2.length];
  const [deck, stringers, bottom] = layers;
  const boards = words("product.facts.boards", {
    boards: String(deck + stringers + bottom),
    thickness: String(boardThickness),
    deck: String(deck),
    stringers,
    bottom
  });
  const blocks = words(`product.facts.blocks.${geometry.blocks}`, {
    count: String(blockRows2.length * blockColumns2.length)
  });
  return {
    surface: surfaceOf(locale, geometry),
    maxKg: words("product.facts.maxLoad", { kg: figure(locale, maxLoad) }),
    desk: deckIsFixed ? boards : words("product.facts.boardsAgreed", { boards }),
    block: deckIsFixed ? words("product.facts.blockSizes", { blocks, sizes: blockSizes(locale, words, geometry) }) : words("product.facts.blockHeight", { blocks, height: String(blockHeight) }),
    quality: words(`product.facts.quality.${timber}`),
    mass: words("product.facts.mass", { kg: figure(locale, mass) }),
    entries: words("product.facts.entries"),
    tolerance: words("product.facts.tolerance")
  };
}
function blockSizes(locale, words, { blockRows: blockRows2, blockColumns: blockColumns2, blockHeight }) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const length of blockColumns2)
    for (const width of blockRows2) {
      const size = inMillimetres(length, width, blockHeight);
      counts2.set(size, (counts2.get(size) ?? 0) + 1);
    }
  const sizes = [...counts2].map(
    ([size, count]) => words("product.facts.blockSize", { count: String(count), size })
  );
  return new Intl.ListFormat(locale).format(sizes).replace(" i ", " i\xA0");
}

// app/_sections/comparison/comparison-groups.ts
init_vehicles();
init_figures();

// app/_load/packing/bounds.ts
function countInGrid(length, width, long, short) {
  return Math.max(
    Math.floor(length / long) * Math.floor(width / short),
    Math.floor(length / short) * Math.floor(width / long)
  );
}
function barnesBound(length, width, long, short) {
  const unit2 = greatestCommonDivisor(long, short);
  const [floorLength, floorWidth] = [Math.floor(length / unit2), Math.floor(width / unit2)];
  const [barA, barB] = [long / unit2, short / unit2];
  const floor = floorLength * floorWidth;
  const pallet = barA * barB;
  const least = Math.max(
    emptyBesideBars(floorLength, floorWidth, barA),
    emptyBesideBars(floorLength, floorWidth, barB)
  );
  const missing = ((floor - least) % pallet + pallet) % pallet;
  return Math.floor((floor - least - missing) / pallet);
}
function emptyBesideBars(length, width, bar) {
  const [a, b] = [length % bar, width % bar];
  return Math.min(a * b, (bar - a) * (bar - b));
}
function greatestCommonDivisor(a, b) {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

// app/_load/packing/five-blocks.ts
function fiveBlockSearch(long, short, reach, budget) {
  const floors = /* @__PURE__ */ new Map();
  const area = long * short;
  let left = budget;
  function floor(one, other) {
    const [a, b] = [reach.of(one), reach.of(other)];
    const [length, width] = a < b ? [b, a] : [a, b];
    const key = length * 65536 + width;
    const known = floors.get(key);
    if (known) return known;
    const fits = length >= long && width >= short;
    const least = fits ? countInGrid(length, width, long, short) : 0;
    const bound = fits ? barnesBound(length, width, long, short) : 0;
    const made = {
      length,
      width,
      bound,
      least,
      most: bound,
      blocks: void 0,
      searched: least === bound
    };
    floors.set(key, made);
    return made;
  }
  function tryDivision(whole, parts, blocks) {
    let hope = parts.reduce((sum2, { most }) => sum2 + most, 0);
    for (const part of parts) {
      if (hope <= whole.least) return;
      hope -= part.most;
      search(part);
      hope += part.most;
    }
    const placed = parts.reduce((sum2, { least }) => sum2 + least, 0);
    if (placed <= whole.least) return;
    whole.least = placed;
    whole.blocks = blocks();
  }
  const isDone = (whole) => left <= 0 || whole.least >= whole.most;
  function divideInTwo(whole) {
    const { length, width } = whole;
    for (const x of reach.cuts(length)) {
      if (2 * x > length) break;
      if (isDone(whole)) return;
      left -= 1;
      tryDivision(whole, [floor(x, width), floor(length - x, width)], () => [
        { x: 0, y: 0, length: x, width },
        { x, y: 0, length: length - x, width }
      ]);
    }
    for (const y of reach.cuts(width)) {
      if (2 * y > width) break;
      if (isDone(whole)) return;
      left -= 1;
      tryDivision(whole, [floor(length, y), floor(length, width - y)], () => [
        { x: 0, y: 0, length, width: y },
        { x: 0, y, length, width: width - y }
      ]);
    }
  }
  function divideInFive(whole) {
    const { length, width } = whole;
    const xs = reach.cuts(length);
    const ys = reach.cuts(width);
    const lookup = (make) => {
      const rows = [];
      return (index) => {
        const known = rows[index];
        if (known) return known;
        left -= ys.length;
        return rows[index] = ys.map((y) => make(xs[index], y));
      };
    };
    const lowerLefts = lookup((x2, y1) => floor(x2, y1));
    const lowerRights = lookup((x2, y2) => floor(length - x2, y2));
    const upperRights = lookup((x1, y2) => floor(length - x1, width - y2));
    const upperLefts = lookup((x1, y1) => floor(x1, width - y1));
    for (let i1 = 0; i1 < xs.length; i1 += 1) {
      const x1 = xs[i1];
      const upperLeft = upperLefts(i1);
      const upperRight = upperRights(i1);
      for (let i2 = i1 + 1; i2 < xs.length; i2 += 1) {
        const x2 = xs[i2];
        if (x1 + x2 > length) break;
        const lowerLeft = lowerLefts(i2);
        const lowerRight = lowerRights(i2);
        for (let j1 = 0; j1 < ys.length; j1 += 1) {
          const a = lowerLeft[j1];
          const d = upperLeft[j1];
          for (let j2 = j1 + 1; j2 < ys.length; j2 += 1) {
            if (left <= 0 || whole.least >= whole.most) return;
            left -= 1;
            const y1 = ys[j1];
            const y2 = ys[j2];
            const b = lowerRight[j2];
            const c = upperRight[j2];
            const middle2 = (x2 - x1) * (y2 - y1) / area;
            if (a.most + b.most + c.most + d.most + middle2 < whole.least + 1) continue;
            tryDivision(whole, [a, b, c, d, floor(x2 - x1, y2 - y1)], () => [
              { x: 0, y: 0, length: x2, width: y1 },
              { x: x2, y: 0, length: length - x2, width: y2 },
              { x: x1, y: y2, length: length - x1, width: width - y2 },
              { x: 0, y: y1, length: x1, width: width - y1 },
              { x: x1, y: y1, length: x2 - x1, width: y2 - y1 }
            ]);
          }
        }
      }
    }
  }
  function search(whole) {
    if (whole.searched) return;
    whole.searched = true;
    divideInTwo(whole);
    if (!isDone(whole)) divideInFive(whole);
    if (left > 0) whole.most = whole.least;
  }
  return { floor, search };
}

// app/_load/packing/guillotine.ts
function guillotineBlocks(long, short, reach, floor) {
  const [xs, ys] = [floor.length, floor.width].map((side) => [...reach.sums(side)]);
  const [columnOf, rowOf] = [xs, ys].map((sums) => new Map(sums.map((sum2, index) => [sum2, index])));
  const rows = ys.length;
  const most = new Int32Array(xs.length * rows);
  const cuts = new Int32Array(xs.length * rows);
  const rests = (sums, indexOf) => sums.map((side, index) => sums.slice(0, index).map((cut) => indexOf?.get(reach.of(side - cut)) ?? 0));
  const [columnRests, rowRests] = [rests(xs, columnOf), rests(ys, rowOf)];
  for (let column = 1; column < xs.length; column += 1) {
    const besides = columnRests[column];
    for (let row = 1; row < rows; row += 1) {
      const belows = rowRests[row];
      const place = column * rows + row;
      let best = countInGrid(xs[column], ys[row], long, short);
      let cut = 0;
      for (let left = 1; left < column && besides[left] >= left; left += 1) {
        const sum2 = most[left * rows + row] + most[besides[left] * rows + row];
        if (sum2 > best) [best, cut] = [sum2, left];
      }
      for (let upper = 1; upper < row && belows[upper] >= upper; upper += 1) {
        const sum2 = most[column * rows + upper] + most[column * rows + belows[upper]];
        if (sum2 > best) [best, cut] = [sum2, -upper];
      }
      most[place] = best;
      cuts[place] = cut;
    }
  }
  const blocks = [];
  const divide = (x, y, column, row) => {
    const cut = cuts[column * rows + row];
    if (cut > 0) {
      divide(x, y, cut, row);
      divide(x + xs[cut], y, columnRests[column]?.[cut] ?? 0, row);
    } else if (cut < 0) {
      divide(x, y, column, -cut);
      divide(x, y + ys[-cut], column, rowRests[row]?.[-cut] ?? 0);
    } else blocks.push({ x, y, length: xs[column], width: ys[row] });
  };
  divide(0, 0, xs.length - 1, rows - 1);
  return blocks;
}

// app/_load/packing/reach.ts
function reachOf(length, width, longest) {
  const below = new Int32Array(longest + 1);
  const sums = [0];
  for (let size = 1; size <= longest; size += 1) {
    const isSum = [length, width].some((side) => size >= side && below[size - side] === size - side);
    below[size] = isSum ? size : below[size - 1] ?? 0;
    if (isSum) sums.push(size);
  }
  const of = (size) => below[size] ?? 0;
  const known = /* @__PURE__ */ new Map();
  const cuts = (size) => {
    const found = known.get(size);
    if (found) return found;
    const left = sums.filter((sum2) => sum2 < size).map((sum2) => of(size - sum2));
    const made = [...new Set(left)].filter((cut) => cut > 0 && cut < size).sort((a, b) => a - b);
    known.set(size, made);
    return made;
  };
  return { of, cuts, sums: (size) => sums.filter((sum2) => sum2 <= size) };
}

// app/_load/packing/pack-floor.ts
var enough = 2e5;
function packFloor(floor, pallet, options = {}) {
  const { play = 0, budget = enough } = options;
  for (const side of [floor.length, floor.width, pallet.length, pallet.width]) {
    if (!Number.isInteger(side) || side <= 0)
      throw new RangeError(`A side must be a whole number of millimetres, not ${side}.`);
  }
  if (!Number.isInteger(play) || play < 0)
    throw new RangeError(`Play must be a whole number of millimetres, not ${play}.`);
  const [length, width] = [floor.length + play, floor.width + play];
  const sides = [pallet.length + play, pallet.width + play];
  const [long, short] = [Math.max(...sides), Math.min(...sides)];
  const reach = reachOf(long, short, Math.max(length, width));
  const blocks = fiveBlockSearch(long, short, reach, budget);
  const whole = blocks.floor(length, width);
  blocks.search(whole);
  let places = [];
  layOut(blocks, { long, short }, { x: 0, y: 0, length, width }, places);
  if (places.length < whole.bound) {
    const simple = [];
    for (const block of guillotineBlocks(long, short, reach, { length, width }))
      layGrid(block, { long, short }, block, false, simple);
    if (simple.length > places.length) places = simple;
  }
  const isTurned = pallet.length < pallet.width;
  return {
    places: towardsOrigin(
      isTurned ? places.map((place) => ({ ...place, turned: !place.turned })) : places,
      pallet
    ),
    isProven: places.length === whole.bound
  };
}
function layOut(search, pallet, block, places) {
  const floor = search.floor(block.length, block.width);
  if (floor.least === 0) return;
  const isAcross = block.length < block.width;
  if (!floor.blocks) return layGrid(floor, pallet, block, isAcross, places);
  for (const part of floor.blocks) {
    const turned = { x: part.y, y: part.x, length: part.width, width: part.length };
    const { x, y, length, width } = isAcross ? turned : part;
    layOut(search, pallet, { x: block.x + x, y: block.y + y, length, width }, places);
  }
}
function layGrid({ length, width }, { long, short }, origin, isAcross, places) {
  const along = Math.floor(length / long) * Math.floor(width / short);
  const across = Math.floor(length / short) * Math.floor(width / long);
  const [stepX, stepY] = along >= across ? [long, short] : [short, long];
  for (let i = 0; (i + 1) * stepX <= length; i += 1) {
    for (let j = 0; (j + 1) * stepY <= width; j += 1) {
      const [x, y] = isAcross ? [j * stepY, i * stepX] : [i * stepX, j * stepY];
      places.push({ x: origin.x + x, y: origin.y + y, turned: along >= across === isAcross });
    }
  }
}
function towardsOrigin(places, pallet) {
  const ends = ({ x, turned }) => x + (turned ? pallet.width : pallet.length);
  const end = Math.max(0, ...places.map(ends));
  const mirrored = places.map((place) => ({ ...place, x: end - ends(place) }));
  const weight = (all) => all.reduce((sum2, place) => sum2 + place.x + ends(place), 0);
  const nearer = weight(mirrored) < weight(places) ? mirrored : [...places];
  return nearer.sort((one, other) => one.x - other.x || one.y - other.y);
}

// app/_load/packing/packed-in-rows.ts
function countInRows(floor, pallet, { play = 0 } = {}) {
  const [length, width] = [floor.length + play, floor.width + play];
  const [one, other] = [pallet.length + play, pallet.width + play];
  return Math.max(bestRows(length, width, one, other), bestRows(width, length, one, other));
}
function bestRows(length, width, one, other) {
  const counts2 = Array.from({ length: Math.floor(width / one) + 1 }, (_, rows) => {
    const others = Math.floor((width - rows * one) / other);
    return rows * Math.floor(length / other) + others * Math.floor(length / one);
  });
  return Math.max(...counts2);
}

// app/_load/full-load.ts
var packed = /* @__PURE__ */ new Map();
function packOnce(floor, pallet, play) {
  const key = [floor.length, floor.width, pallet.length, pallet.width, play].join();
  const found = packed.get(key) ?? packFloor(floor, pallet, { play });
  packed.set(key, found);
  return found;
}
var liftPlay = 100;
var usualPlay = 10;
function usableHeight({ height, door = height }) {
  return door - liftPlay;
}
function fullLoad(vehicle, pallet, { play, stackLimit = Infinity } = { play: usualPlay }) {
  const sides = { length: pallet.length, width: pallet.depth };
  const { places, isProven } = packOnce(vehicle, sides, play);
  const usable = usableHeight(vehicle);
  const fitting = Math.floor(usable / pallet.height);
  const perStack = Math.min(fitting, stackLimit);
  const stacks = perStack > 0 ? places.length * vehicle.bodies : 0;
  const isAlong = ({ turned }) => turned === pallet.length < pallet.depth;
  const pieces = stacks * perStack;
  const mass = pieces * pallet.mass;
  return {
    places: stacks > 0 ? places : [],
    isProven,
    stacks,
    along: stacks > 0 ? places.filter(isAlong).length * vehicle.bodies : 0,
    inRows: countInRows(vehicle, sides, { play }) * vehicle.bodies,
    perStack,
    stackHeight: perStack * pallet.height,
    usable,
    isLimited: perStack < fitting,
    pieces,
    mass,
    isTooHeavy: mass > vehicle.payload
  };
}

// app/_pallet/timber.ts
var sum = (widths) => widths.reduce((total, width) => total + width, 0);
var cubic = 1e9;
function boardVolume(geometry) {
  const { length, depth, boardThickness, deckBoards: deckBoards2, blockRows: blockRows2, blockColumns: blockColumns2, bearers } = geometry;
  const stringers = bearers ? 0 : sum(blockColumns2) * depth;
  return (sum(deckBoards2) * length + stringers + sum(blockRows2) * length) * boardThickness / cubic;
}
function blockVolume({ blockRows: blockRows2, blockColumns: blockColumns2, blockHeight, bearers }) {
  return bearers ? 0 : sum(blockRows2) * sum(blockColumns2) * blockHeight / cubic;
}
function bearerVolume({
  blockRows: blockRows2,
  length,
  blockHeight,
  boardThickness,
  bearers
}) {
  return bearers ? sum(blockRows2) * length * (blockHeight + boardThickness) / cubic : 0;
}
function timberVolume(geometry) {
  const solid = geometry.blocks === "solid" ? blockVolume(geometry) : 0;
  return boardVolume(geometry) + bearerVolume(geometry) + solid;
}

// app/_sections/comparison/comparison-groups.ts
var units = {
  mm: "{n}\xA0mm",
  kg: "{n}\xA0kg",
  m2: "{n}\xA0m\xB2",
  m3: "{n}\xA0m\xB3",
  none: "{n}"
};
function comparisonGroups(locale, words) {
  const said = (name, text) => ({
    name,
    of: (product) => ({ text: text(product) })
  });
  const counted = (name, unit2, of2, text = (product) => unit2.replace("{n}", String(of2(product)))) => ({
    name,
    of: (product) => ({ text: text(product), figure: of2(product), unit: unit2 })
  });
  const of = (product) => productFacts(locale, words, product);
  const full = (id, { geometry }) => fullLoad(vehicles.find((vehicle) => vehicle.id === id) ?? vehicles[0], geometry);
  const loaded = (name, id) => counted(
    name,
    words("size.results.perTruckValue", { pieces: "{n}" }),
    (product) => full(id, product).pieces,
    (product) => {
      const { stacks, perStack, pieces, mass } = full(id, product);
      const sums = { stacks, perStack: figure(locale, perStack), pieces: figure(locale, pieces) };
      return `${words("load.formula.pieces", sums)}, ${words("load.table.massValue", { total: tonnes(locale, mass) })}`;
    }
  );
  const { mm, kg, m2, m3, none } = units;
  return [
    {
      name: words("comparison.groups.dimensions"),
      rows: [
        counted(words("size.fields.length"), mm, ({ geometry }) => geometry.length),
        counted(words("size.fields.width"), mm, ({ geometry }) => geometry.depth),
        counted(words("size.results.height"), mm, ({ geometry }) => geometry.height),
        counted(
          words("comparison.rows.surface"),
          m2,
          ({ geometry }) => geometry.length * geometry.depth / 1e6,
          (product) => of(product).surface
        ),
        counted(words("comparison.rows.mass"), kg, ({ geometry }) => geometry.mass)
      ]
    },
    {
      name: words("comparison.groups.construction"),
      rows: [
        counted(words("comparison.rows.deckBoards"), none, ({ geometry }) => geometry.deckBoards.length),
        counted(words("comparison.rows.boardThickness"), mm, ({ geometry }) => geometry.boardThickness),
        said(words("comparison.rows.blocks"), (product) => of(product).block),
        said(
          words("comparison.rows.blockKind"),
          ({ geometry }) => words(`comparison.values.${geometry.blocks}`)
        ),
        counted(
          words("comparison.rows.timberVolume"),
          m3,
          ({ geometry }) => Number(timberVolume(geometry).toFixed(3)),
          ({ geometry }) => m3.replace("{n}", decimals(locale, timberVolume(geometry), 3))
        ),
        said(words("comparison.rows.entries"), (product) => of(product).entries),
        said(words("comparison.rows.quality"), (product) => of(product).quality)
      ]
    },
    {
      name: words("comparison.groups.loads"),
      rows: [
        counted(
          words("comparison.rows.load"),
          kg,
          ({ maxLoad }) => maxLoad,
          (product) => of(product).maxKg
        )
      ]
    },
    {
      name: words("comparison.groups.loading"),
      rows: [
        loaded(words("comparison.rows.trailer"), "semi"),
        loaded(words("comparison.rows.ft40hc"), "ft40hc"),
        counted(words("comparison.rows.floorPlaces"), none, (product) => full("semi", product).stacks),
        counted(words("comparison.rows.perStack"), none, (product) => full("semi", product).perStack)
      ]
    },
    {
      name: words("comparison.groups.export"),
      rows: [
        said(words("comparison.rows.ht"), () => words("comparison.values.onRequest")),
        said(words("comparison.rows.mark"), () => words("comparison.values.byAgreement"))
      ]
    }
  ];
}

// app/_sections/comparison/filter/change.ts
init_figures();
function changeFrom(first, value, language, otherwise) {
  if (first.text === value.text) return "";
  if (first.figure === void 0 || value.figure === void 0 || !value.unit) return otherwise;
  const difference2 = Math.round((value.figure - first.figure) * 1e3) / 1e3;
  if (difference2 === 0) return otherwise;
  const written = figure(language, difference2, { signDisplay: "always" }).replace("-", "\u2212");
  return value.unit.replace("{n}", written);
}

// app/_sections/comparison/comparison-body.tsx
import { jsx as jsx5, jsxs as jsxs2 } from "react/jsx-runtime";
function ComparisonBody() {
  const locale = useLocale2();
  const words = useTranslations2();
  return comparisonGroups(locale, words).map((group) => /* @__PURE__ */ jsxs2("tbody", { children: [
    /* @__PURE__ */ jsx5("tr", { className: "comparison__group", children: /* @__PURE__ */ jsx5("th", { scope: "rowgroup", colSpan: featured.length + 1, children: group.name }) }),
    group.rows.map(({ name, of }) => {
      const compared2 = featured.map((product) => ({ id: product.id, value: of(product) }));
      const changes = compared2.map(
        ({ value }) => changeFrom(compared2[0]?.value ?? value, value, locale, words("comparison.different"))
      );
      return /* @__PURE__ */ jsxs2("tr", { className: changes.some(Boolean) ? void 0 : "is-same", children: [
        /* @__PURE__ */ jsx5("th", { scope: "row", children: name }),
        compared2.map(({ id, value }, index) => /* @__PURE__ */ jsx5(ComparisonCell, { productId: id, value, change: changes[index] ?? "" }, id))
      ] }, name);
    })
  ] }, group.name));
}

// app/_sections/comparison/comparison.tsx
init_comparison_foot();
init_comparison_head();

// app/_sections/comparison/filter/filter.tsx
init_products();
init_paths();
import { useLocale as useLocale3, useTranslations as useTranslations3 } from "next-intl";

// islands/island.tsx
import { jsx as jsx16 } from "react/jsx-runtime";
function Island({
  name,
  component: Component,
  props,
  hydrate,
  prefetch,
  needs
}) {
  return /* @__PURE__ */ jsx16(
    "div",
    {
      className: "island",
      "data-island": name,
      "data-props": JSON.stringify(props),
      "data-hydrate": hydrate,
      "data-prefetch": prefetch ? "" : void 0,
      "data-needs": needs?.join(" "),
      children: /* @__PURE__ */ jsx16(Component, { ...props })
    }
  );
}

// app/_sections/comparison/filter/comparison-filter.client.tsx
import { lazy, Suspense, useLayoutEffect as useLayoutEffect2, useState as useState2 } from "react";

// app/_browser/address-fields.ts
import { useCallback, useMemo, useSyncExternalStore } from "react";
var longestValue = 40;
var tooLong = "\u2026";
var watchers = /* @__PURE__ */ new Set();
function watch(onChange) {
  watchers.add(onChange);
  addEventListener("popstate", onChange);
  return () => {
    watchers.delete(onChange);
    removeEventListener("popstate", onChange);
  };
}
function useAddressFields(usual2) {
  const search = useSyncExternalStore(
    watch,
    () => location.search,
    () => ""
  );
  const fields = useMemo(() => readFields(search, usual2), [search, usual2]);
  const write = useCallback(
    (changes) => {
      const written = writeFields({ ...readFields(location.search, usual2), ...changes }, usual2);
      history.replaceState(history.state, "", `${location.pathname}${written}${location.hash}`);
      for (const onChange of watchers) onChange();
    },
    [usual2]
  );
  return [fields, write];
}
function readFields(search, usual2) {
  const asked = new URLSearchParams(search);
  const fields = Object.entries(usual2).map(([name, value]) => {
    const given = asked.get(name);
    if (given === null) return [name, value];
    return [name, given.length > longestValue ? tooLong : given];
  });
  return Object.fromEntries(fields);
}
function writeFields(fields, usual2) {
  const changed = new URLSearchParams(
    Object.entries(fields).filter(([name, value]) => value !== usual2[name])
  );
  const written = changed.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
  return written && `?${written}`;
}

// app/_browser/clipboard/copy-address.ts
async function copyAddress(copied) {
  try {
    await navigator.clipboard.writeText(location.href);
    return copied;
  } catch {
    return location.href;
  }
}

// app/_browser/earlier-input.ts
import { useEffect, useRef } from "react";
function useEarlierInput() {
  const place = useRef(null);
  useEffect(() => {
    const controls = place.current?.querySelectorAll("input, select, textarea") ?? [];
    const tellers = [...controls].map(tellerOf);
    queueMicrotask(() => tellers.forEach((tell) => tell?.()));
  }, []);
  return place;
}
function tellerOf(control) {
  const { value } = control;
  if (control instanceof HTMLSelectElement) {
    const usual2 = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex === Math.max(0, usual2) ? void 0 : () => choose(control, value);
  }
  if (control.type !== "radio" && control.type !== "checkbox") {
    const { selectionStart, selectionEnd } = control;
    return value === control.defaultValue ? void 0 : () => type(control, value, selectionStart, selectionEnd);
  }
  const { checked, defaultChecked, type: kind } = control;
  if (checked === defaultChecked || kind === "radio" && !checked) return void 0;
  return () => press(control, checked);
}
function choose(select, value) {
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}
function press(input, checked) {
  input.checked = !checked;
  input.click();
}
function type(field, value, ...selection) {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  if (field.ownerDocument.activeElement === field) field.setSelectionRange(...selection);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

// app/_sections/comparison/filter/comparison-filter.client.tsx
init_button2();

// app/_sections/comparison/filter/columns.ts
function chosenProducts(text, all, usual2 = all) {
  const asked = new Set(text.split(","));
  const chosen = all.filter((id) => asked.has(String(id)));
  return chosen.length >= 2 ? chosen : usual2;
}
function showColumns(table, chosen, onlyDifferences, otherwise) {
  const { documentElement } = table.ownerDocument;
  delete documentElement.dataset.q;
  const isChosen = ({ dataset }) => chosen.includes(Number(dataset.product));
  for (const cell of table.querySelectorAll("[data-product]")) cell.hidden = !isChosen(cell);
  for (const group of table.querySelectorAll("[scope=rowgroup]"))
    group.colSpan = chosen.length + 1;
  table.classList.toggle("is-short", onlyDifferences);
  for (const row of table.querySelectorAll("tbody tr:has([data-product])")) {
    const cells = [...row.querySelectorAll("[data-product]")].filter(isChosen);
    const values = cells.map(compared);
    const changes = values.map(
      (value) => changeFrom(values[0] ?? value, value, documentElement.lang, otherwise)
    );
    cells.forEach((cell, index) => {
      const change = changes[index] ?? "";
      cell.classList.toggle("is-other", change !== "");
      if (cell.lastElementChild) cell.lastElementChild.textContent = change;
    });
    row.classList.toggle("is-same", !changes.some(Boolean));
  }
}
function compared({ firstElementChild, dataset: { figure: figure2, unit: unit2 } }) {
  return {
    text: firstElementChild?.textContent ?? "",
    figure: figure2 === void 0 ? void 0 : Number(figure2),
    unit: unit2
  };
}

// app/_browser/products/use-product-words.ts
init_paths();
import { useEffect as useEffect2, useState } from "react";
function useProductWords(ids) {
  const [{ come, lost }, setAsked] = useState({ come: [], lost: [] });
  const open = ids.filter((id) => !come.some((product) => product.id === id)).join();
  useEffect2(() => {
    let isCurrent = true;
    const wanted = open ? open.split(",").map(Number) : [];
    const fetched = wanted.map((id) => productWords(id).catch(() => id));
    if (wanted.length)
      void Promise.all(fetched).then((answers) => {
        if (!isCurrent) return;
        setAsked((before) => ({
          come: [...before.come, ...answers.filter((answer) => typeof answer === "object")],
          lost: answers.filter((answer) => typeof answer === "number")
        }));
      });
    return () => {
      isCurrent = false;
    };
  }, [open]);
  return { come, lost };
}
async function productWords(id) {
  const answer = await fetch(`${basePath}/assets/products/${document.documentElement.lang}-${id}.json`);
  return await answer.json();
}

// app/_sections/comparison/filter/use-columns.ts
function useColumns(text, named, areMore) {
  const asked = areMore ? text.split(",").filter((id) => /^[1-9]\d*$/.test(id)) : [];
  const others = [...new Set(asked.map(Number))].filter((id) => !named.includes(id));
  const { come, lost } = useProductWords(others);
  const all = [...named, ...come.map(({ id }) => id)];
  const chosen = chosenProducts(text, all, named);
  const areComing = others.some((id) => !all.includes(id) && !lost.includes(id));
  return {
    /** The others that have come. */
    come,
    /** Whether some could not be had. */
    areLost: others.some((id) => lost.includes(id)),
    /** Ids of all that there is a column for. */
    all,
    chosen,
    /** Whether the address asks for what there is not, or for one alone. */
    isRefused: text !== "" && chosen === named && !areComing
  };
}

// app/_sections/comparison/filter/comparison-filter.client.tsx
import { jsx as jsx18, jsxs as jsxs10 } from "react/jsx-runtime";
var MoreColumns2 = lazy(() => Promise.resolve().then(() => (init_more_columns(), more_columns_exports)));
var usual = { p: "", d: "" };
function ComparisonFilter({ products: products2, words, more }) {
  const [fields, write] = useAddressFields(usual);
  const place = useEarlierInput();
  const [told, setTold] = useState2("");
  const [, setDrawn] = useState2(0);
  const named = products2.map(({ id }) => id);
  const { come, areLost, all, chosen, isRefused } = useColumns(fields.p, named, Boolean(more));
  const onlyDifferences = fields.d === "1";
  const refusal = areLost ? more?.lost : isRefused && words.atLeastTwo;
  useLayoutEffect2(() => {
    const table = place.current?.closest(".comparison")?.querySelector("table");
    if (table) showColumns(table, chosen, onlyDifferences, words.different);
  });
  const show = (id, isShown) => {
    const next = all.filter((each) => each === id ? isShown : chosen.includes(each));
    if (next.length < 2) return setTold(words.atLeastTwo);
    setTold("");
    write({ p: next.join() === named.join() ? "" : next.join() });
  };
  const showOnly = (differences) => {
    setTold("");
    write({ d: differences ? "1" : "", ...isRefused && { p: "" } });
  };
  const share = async () => {
    try {
      if (Reflect.has(navigator, "share")) return await navigator.share({ url: location.href });
      setTold(await copyAddress(words.copied));
    } catch (error) {
      if (error.name !== "AbortError") setTold(location.href);
    }
  };
  return /* @__PURE__ */ jsxs10("div", { className: "filter js-only", ref: place, children: [
    more && come.length > 0 && /* @__PURE__ */ jsx18(Suspense, { children: /* @__PURE__ */ jsx18(MoreColumns2, { products: come, ask: more.ask, form: more.form, onDrawn: setDrawn }) }),
    /* @__PURE__ */ jsxs10("fieldset", { children: [
      /* @__PURE__ */ jsx18("legend", { children: words.choose }),
      [...products2, ...come].map(({ id, name }) => /* @__PURE__ */ jsxs10("label", { children: [
        /* @__PURE__ */ jsx18(
          "input",
          {
            type: "checkbox",
            checked: chosen.includes(id),
            onChange: ({ target }) => show(id, target.checked)
          }
        ),
        name
      ] }, id))
    ] }),
    /* @__PURE__ */ jsxs10("label", { children: [
      /* @__PURE__ */ jsx18(
        "input",
        {
          type: "checkbox",
          checked: onlyDifferences,
          onChange: ({ target }) => showOnly(target.checked)
        }
      ),
      words.onlyDifferences
    ] }),
    /* @__PURE__ */ jsxs10("div", { className: "cluster", children: [
      /* @__PURE__ */ jsx18(Button, { onClick: () => void share(), children: words.share }),
      /* @__PURE__ */ jsx18(Button, { onClick: () => print(), children: words.print })
    ] }),
    /* @__PURE__ */ jsx18("p", { role: "status", children: told || refusal })
  ] });
}

// app/_sections/comparison/filter/filter.tsx
import { jsx as jsx19 } from "react/jsx-runtime";
function Filter() {
  const locale = useLocale3();
  const t = useTranslations3("comparison");
  const words = useTranslations3();
  return /* @__PURE__ */ jsx19(
    Island,
    {
      name: "comparison-filter",
      component: ComparisonFilter,
      hydrate: "interest",
      props: {
        products: featured.map(({ id, name }) => ({ id, name: words(name) })),
        words: {
          choose: t("choose"),
          atLeastTwo: t("atLeastTwo"),
          onlyDifferences: t("onlyDifferences"),
          different: t("different"),
          share: t("share"),
          copied: t("copied"),
          print: t("print")
        },
        more: products.length > featured.length ? { ask: words("load.addButton"), form: path(locale, "landing"), lost: t("lost") } : void 0
      }
    }
  );
}

// app/_sections/comparison/comparison.tsx
import { jsx as jsx20, jsxs as jsxs11 } from "react/jsx-runtime";
function Comparison() {
  const locale = useLocale4();
  const t = useTranslations4("comparison");
  const load = useTranslations4("load");
  const words = useTranslations4();
  return /* @__PURE__ */ jsxs11("div", { className: "comparison wrap", "data-island-scope": "", children: [
    /* @__PURE__ */ jsx20("link", { rel: "stylesheet", href: asset("/assets/comparison/columns.css") }),
    /* @__PURE__ */ jsx20(Filter, {}),
    /* @__PURE__ */ jsxs11("table", { className: "comparison__table", children: [
      /* @__PURE__ */ jsxs11("caption", { children: [
        t("caption", counts),
        ". ",
        t("scale"),
        "."
      ] }),
      /* @__PURE__ */ jsx20("thead", { children: /* @__PURE__ */ jsxs11("tr", { children: [
        /* @__PURE__ */ jsx20("th", { scope: "col", children: t("property") }),
        featured.map(({ id, name, shortName, use, geometry }) => /* @__PURE__ */ jsx20(
          ComparisonHead,
          {
            id,
            geometry,
            name: words(name),
            shortName,
            use: words(use),
            href: path(locale, { route: "product", id })
          },
          id
        ))
      ] }) }),
      /* @__PURE__ */ jsx20(ComparisonBody, {}),
      /* @__PURE__ */ jsx20("tfoot", { children: /* @__PURE__ */ jsxs11("tr", { children: [
        /* @__PURE__ */ jsx20("td", {}),
        featured.map(({ id, name }) => /* @__PURE__ */ jsx20(
          ComparisonFoot,
          {
            id,
            name: words(name),
            ask: load("addButton"),
            form: path(locale, "landing")
          },
          id
        ))
      ] }) })
    ] }),
    /* @__PURE__ */ jsx20(MorePallets, {}),
    /* @__PURE__ */ jsx20(Added, {})
  ] });
}

// app/_sections/load/table/load-table.tsx
init_products();
init_vehicles();
init_figures();
import { useLocale as useLocale6, useTranslations as useTranslations6 } from "next-intl";

// app/_sections/load/table/load-cell.tsx
init_figures();
import { useLocale as useLocale5, useTranslations as useTranslations5 } from "next-intl";
import { jsx as jsx21, jsxs as jsxs12 } from "react/jsx-runtime";
function LoadCell({ vehicle, product }) {
  const locale = useLocale5();
  const t = useTranslations5("load");
  const words = useTranslations5();
  const { stacks, perStack, pieces, mass } = fullLoad(vehicle, product.geometry);
  const name = t("table.openPlan", { vehicle: t(`vehicles.${vehicle.id}.name`), name: words(product.name) });
  return /* @__PURE__ */ jsxs12("td", { children: [
    /* @__PURE__ */ jsx21(
      "a",
      {
        className: "load-table__count",
        href: `#${vehicle.id}-${product.id}`,
        "aria-label": `${figure(locale, pieces)}. ${name}`,
        children: figure(locale, pieces)
      }
    ),
    /* @__PURE__ */ jsx21("span", { className: "load-table__note", children: `${stacks} \xD7 ${perStack}` }),
    /* @__PURE__ */ jsx21("span", { className: "load-table__note", children: t("table.massValue", { total: tonnes(locale, mass) }) })
  ] });
}

// app/_sections/load/table/load-table.tsx
init_narrow_name2();
import { jsx as jsx22, jsxs as jsxs13 } from "react/jsx-runtime";
var groups = [...new Set(vehicles.map(({ group }) => group))];
function LoadTable() {
  const locale = useLocale6();
  const t = useTranslations6("load");
  const words = useTranslations6();
  const inside = ({ bodies, length, width, height }) => (bodies > 1 ? `${bodies}\xA0\xD7 ` : "") + inMillimetres(length, width, height);
  return /* @__PURE__ */ jsxs13("section", { className: "load-table wrap", "aria-labelledby": "loads", children: [
    /* @__PURE__ */ jsx22("h2", { id: "loads", children: t("table.heading", { vehicles: vehicles.length, products: featured.length }) }),
    /* @__PURE__ */ jsxs13("table", { className: "data-table data-table--figures", children: [
      /* @__PURE__ */ jsx22("caption", { children: t("table.caption") }),
      /* @__PURE__ */ jsx22("thead", { children: /* @__PURE__ */ jsxs13("tr", { children: [
        /* @__PURE__ */ jsx22("th", { scope: "col", children: t("table.vehicle") }),
        featured.map(({ id, name, shortName, geometry }) => /* @__PURE__ */ jsxs13("th", { scope: "col", children: [
          /* @__PURE__ */ jsx22(NarrowName, { name: words(name), short: shortName }),
          /* @__PURE__ */ jsx22("span", { className: "load-table__note", children: dimensionsOf(geometry) })
        ] }, id))
      ] }) }),
      groups.map((group) => /* @__PURE__ */ jsxs13("tbody", { children: [
        /* @__PURE__ */ jsx22("tr", { className: "load-table__group", children: /* @__PURE__ */ jsx22("th", { scope: "rowgroup", colSpan: featured.length + 1, children: t(`groups.${group}`) }) }),
        vehicles.filter((vehicle) => vehicle.group === group).map((vehicle) => /* @__PURE__ */ jsxs13("tr", { children: [
          /* @__PURE__ */ jsxs13("th", { scope: "row", children: [
            t(`vehicles.${vehicle.id}.name`),
            /* @__PURE__ */ jsx22("span", { className: "load-table__note", children: inside(vehicle) }),
            /* @__PURE__ */ jsx22("span", { className: "load-table__note", children: `${t("table.payload")}: ${t("table.payloadValue", { payload: tonnes(locale, vehicle.payload) })}` })
          ] }),
          featured.map((product) => /* @__PURE__ */ jsx22(LoadCell, { vehicle, product }, product.id))
        ] }, vehicle.id))
      ] }, group))
    ] })
  ] });
}

// app/papers/paper.tsx
import { useLocale as useLocale7 } from "next-intl";

// app/_content/company/company.ts
init_to_confirm();
var company = {
  name: toConfirm("Silvapal"),
  designer: toConfirm("Studio Deska"),
  /** The year of the copyright line (R29). */
  copyrightYear: toConfirm("2024"),
  /** Where it is: a row is all that a second address needs. The map shows one place, `NEXT_PUBLIC_MAP_URL`. */
  addresses: toConfirm([
    { street: "ul. Tartaczna 8", postcode: "00-000", town: "Borowa Wola", country: "PL" }
  ]),
  mainPhone: toConfirm("+48 600 000 000"),
  /** Four more numbers; their departments are named by `home.contact.{label}`. */
  otherPhones: toConfirm([
    { label: "phone1Label", number: "+48 600 000 001" },
    { label: "phone2Label", number: "+48 600 000 002" },
    { label: "phone3Label", number: "+48 600 000 003" },
    { label: "phone4Label", number: "+48 600 000 004" }
  ]),
  emails: toConfirm({ office: "biuro@silvapal.example", orders: "zamowienia@silvapal.example" }),
  /** Entry in the public register of companies; both consent labels link to it. */
  registry: toConfirm("https://ekrs.ms.gov.pl/krs/wyszukiwaniepodmiotow")
};
function addressLines({ street, postcode, town }) {
  return [company.name, street, `${postcode} ${town}`];
}
function shownPhone(number) {
  return number.replaceAll(" ", "\xA0");
}
function phoneLink(number) {
  return `tel:${number.replaceAll(" ", "")}`;
}

// app/papers/paper.tsx
init_languages();
import { jsx as jsx23, jsxs as jsxs14 } from "react/jsx-runtime";
function Paper({ title, children }) {
  return /* @__PURE__ */ jsxs14("html", { lang: languages[useLocale7()].tag, children: [
    /* @__PURE__ */ jsxs14("head", { children: [
      /* @__PURE__ */ jsx23("meta", { charSet: "utf-8" }),
      /* @__PURE__ */ jsx23("title", { children: `${title} \u2013 ${company.name}` }),
      /* @__PURE__ */ jsx23("link", { rel: "stylesheet", href: "/papers.css" })
    ] }),
    /* @__PURE__ */ jsx23("body", { className: "paper", children })
  ] });
}

// app/papers/paper-page.tsx
import { useLocale as useLocale8, useTranslations as useTranslations7 } from "next-intl";

// app/_i18n/dates.ts
init_languages();
import { createFormatter } from "next-intl";
function longDate(locale, day) {
  const region = languages[locale].region;
  const format = createFormatter({ locale: region, timeZone: "UTC" });
  return format.dateTime(new Date(day), { dateStyle: "long" }).replace(" ", "\xA0");
}

// app/papers/paper-page.tsx
init_paths();

// app/_i18n/site-url.ts
var siteUrl = process.env.NEXT_PUBLIC_SITE_URL || "http://localhost:3000";
function absolute(address) {
  return siteUrl + address;
}

// app/_contact/postal-address.tsx
import { Fragment as Fragment5 } from "react";
import { jsx as jsx24, jsxs as jsxs15 } from "react/jsx-runtime";
function PostalAddress({ address, inOneLine = false }) {
  const lines = addressLines(address);
  if (inOneLine) return lines.join(", ");
  return lines.map((line, index) => /* @__PURE__ */ jsxs15(Fragment5, { children: [
    index > 0 && /* @__PURE__ */ jsx24("br", {}),
    line
  ] }, line));
}

// app/papers/qr-code.tsx
import { create } from "qrcode";
import { jsx as jsx25 } from "react/jsx-runtime";
var quiet = 4;
function QrCode({ text, label }) {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  const rows = Array.from(
    { length: size },
    (_, row) => [...data.subarray(row * size, (row + 1) * size)].map((dark) => dark ? "#" : " ").join("")
  );
  const runs = rows.flatMap(
    (row, y) => [...row.matchAll(/#+/g)].map(({ index, 0: run }) => `M${index} ${y}.5h${run.length}`)
  );
  const side = size + 2 * quiet;
  return /* @__PURE__ */ jsx25("svg", { viewBox: `${-quiet} ${-quiet} ${side} ${side}`, role: "img", "aria-label": label, stroke: "currentcolor", children: /* @__PURE__ */ jsx25("path", { d: runs.join("") }) });
}

// app/papers/paper-page.tsx
import { jsx as jsx26, jsxs as jsxs16 } from "react/jsx-runtime";
function PaperPage({ number, of, about, children }) {
  const locale = useLocale8();
  const t = useTranslations7("documents");
  const words = useTranslations7();
  return /* @__PURE__ */ jsxs16("div", { className: "paper__page", children: [
    /* @__PURE__ */ jsxs16("header", { className: "paper__head", children: [
      /* @__PURE__ */ jsx26(
        "img",
        {
          src: asset("/icons/logo.svg"),
          width: 152,
          height: 31,
          alt: words("nav.logoAlt", { company: company.name })
        }
      ),
      /* @__PURE__ */ jsx26("p", { children: words("footer.description") })
    ] }),
    /* @__PURE__ */ jsx26("main", { children }),
    /* @__PURE__ */ jsxs16("footer", { className: "paper__foot", children: [
      /* @__PURE__ */ jsxs16("div", { children: [
        company.addresses.map((address) => /* @__PURE__ */ jsx26("p", { children: /* @__PURE__ */ jsx26(PostalAddress, { address, inOneLine: true }) }, address.street)),
        /* @__PURE__ */ jsxs16("p", { children: [
          /* @__PURE__ */ jsx26("a", { href: `mailto:${company.emails.office}`, children: company.emails.office }),
          " \xB7 ",
          shownPhone(company.mainPhone)
        ] }),
        /* @__PURE__ */ jsx26("p", { children: t("sheetNote", { date: longDate(locale, issued) }) }),
        /* @__PURE__ */ jsx26("p", { children: t("sheetPage", { page: String(number), total: String(of) }) })
      ] }),
      about && /* @__PURE__ */ jsxs16("figure", { className: "paper__code", children: [
        /* @__PURE__ */ jsx26(
          QrCode,
          {
            text: absolute(path(locale, { route: "product", id: about.id })),
            label: t("qrAlt", { name: words(about.name) })
          }
        ),
        /* @__PURE__ */ jsx26("figcaption", { children: t("qrCaption") })
      ] })
    ] })
  ] });
}

// app/_sections/product/product-data.tsx
import { useLocale as useLocale9, useTranslations as useTranslations8 } from "next-intl";

// app/_content/built-at.ts
var builtAt = Date.now();

// app/_sections/product/product-data.tsx
init_products();
init_paths();

// app/_ui/data-list/data-list.tsx
import { jsx as jsx27, jsxs as jsxs17 } from "react/jsx-runtime";
function DataList({ rows, className = "data-list" }) {
  return /* @__PURE__ */ jsx27("dl", { className, children: rows.map(({ term, value, href }) => /* @__PURE__ */ jsxs17("div", { children: [
    /* @__PURE__ */ jsx27("dt", { children: href ? /* @__PURE__ */ jsx27("a", { href, children: term }) : term }),
    /* @__PURE__ */ jsx27("dd", { children: value })
  ] }, term)) });
}

// app/_pallet/dimension-drawing.tsx
init_elevations();
init_measures();

// app/_pallet/measures/pallet-measures.ts
init_figures();
init_measure();
init_pallet_geometry();
var BESIDE = 65;
var BELOW = 80;
function planMeasures(geometry) {
  const { length, depth, deckIsFixed } = geometry;
  const boards = deckIsFixed ? deckBoards(geometry) : [];
  return [
    horizontalMeasure({ from: 0, to: length, at: -60, witnessFrom: 0, figure: String(length) }),
    verticalMeasure({ from: 0, to: depth, at: length + BESIDE, witnessFrom: length, figure: String(depth) }),
    ...boards.map(
      ({ start, width }) => bracketMeasure({ from: start, to: start + width, at: -58, figure: String(width) })
    )
  ];
}
function longSideMeasures(geometry, locale) {
  const { length, height, blockColumns: blockColumns2 } = geometry;
  const [block = 0] = blockColumns2;
  const opening = gapBetween(blockColumns2, length);
  const below = belowPallet(height);
  return [
    verticalMeasure({
      from: 0,
      to: height,
      at: length + BESIDE,
      witnessFrom: length,
      figure: String(height)
    }),
    horizontalMeasure({ ...below, from: 0, to: block, figure: String(block), arrows: false }),
    horizontalMeasure({ ...below, from: block, to: block + opening, figure: millimetres(opening, locale) })
  ];
}
function shortSideMeasures(geometry) {
  const { depth, height, blockHeight } = geometry;
  const { blocks, bottom } = levels(geometry);
  return [
    horizontalMeasure({ ...belowPallet(height), from: 0, to: depth, figure: String(depth) }),
    verticalMeasure({
      from: blocks,
      to: bottom,
      at: depth + BESIDE,
      witnessFrom: depth,
      figure: String(blockHeight)
    })
  ];
}
function belowPallet(height) {
  return { at: height + BELOW, witnessFrom: height + 14, offset: 44 };
}

// app/_pallet/dimension-drawing.tsx
init_pallet_drawing2();
init_plan();
import { jsx as jsx28, jsxs as jsxs18 } from "react/jsx-runtime";
function DimensionDrawing({ geometry, label, locale }) {
  const { length, depth, height } = geometry;
  const longest = Math.max(length, depth);
  const sideFrame = `-10 -20 ${longest + 140} ${height + 150}`;
  return /* @__PURE__ */ jsxs18("figure", { className: "dimension-drawing", children: [
    /* @__PURE__ */ jsxs18(
      PalletDrawing,
      {
        className: "dimension-drawing__plan",
        viewBox: `-140 -110 ${length + 270} ${depth + 130}`,
        label,
        children: [
          /* @__PURE__ */ jsx28(Plan, { geometry }),
          /* @__PURE__ */ jsx28(HiddenBlocks, { geometry }),
          /* @__PURE__ */ jsx28(Measures, { measures: planMeasures(geometry) })
        ]
      }
    ),
    /* @__PURE__ */ jsx28(PalletDrawing, { viewBox: sideFrame, children: /* @__PURE__ */ jsxs18("g", { transform: longest > length ? `translate(${longest - length})` : void 0, children: [
      /* @__PURE__ */ jsx28(LongSide, { geometry }),
      /* @__PURE__ */ jsx28(Measures, { measures: longSideMeasures(geometry, locale) })
    ] }) }),
    /* @__PURE__ */ jsx28(PalletDrawing, { viewBox: sideFrame, children: /* @__PURE__ */ jsxs18("g", { transform: `translate(${longest - depth})`, children: [
      /* @__PURE__ */ jsx28(ShortSide, { geometry }),
      /* @__PURE__ */ jsx28(Measures, { measures: shortSideMeasures(geometry) })
    ] }) })
  ] });
}

// app/_sections/product/product-data.tsx
import { jsx as jsx29, jsxs as jsxs19 } from "react/jsx-runtime";
function ProductData({ product }) {
  const locale = useLocale9();
  const t = useTranslations8("product");
  const words = useTranslations8();
  const facts = productFacts(locale, words, product);
  const dimension = dimensionsOf(product.geometry);
  const explained = (term) => path(locale, "glossary", termId(term));
  const block = product.geometry.blocks === "pressed" ? "pressedBlock" : "solidBlock";
  return /* @__PURE__ */ jsx29("section", { className: "product-data on-sunk", "aria-labelledby": "product-data-heading", children: /* @__PURE__ */ jsxs19("div", { className: "wrap", children: [
    /* @__PURE__ */ jsx29("h2", { id: "product-data-heading", children: t("summaryHeading") }),
    /* @__PURE__ */ jsx29(
      DimensionDrawing,
      {
        geometry: product.geometry,
        label: `${words(product.name)}: ${dimension}`,
        locale
      }
    ),
    /* @__PURE__ */ jsx29(
      DataList,
      {
        className: "product-data__list",
        rows: [
          { term: t("dimensionLabel"), value: dimension },
          { term: t("surfaceLabel"), value: facts.surface },
          { term: t("maxKgLabel"), value: facts.maxKg, href: explained("uniformLoad") },
          { term: t("blockLabel"), value: facts.block, href: explained(block) },
          { term: t("deskLabel"), value: facts.desk, href: explained("deckboard") },
          { term: t("qualityLabel"), value: facts.quality },
          { term: t("massLabel"), value: facts.mass },
          { term: t("entriesLabel"), value: facts.entries },
          { term: t("toleranceLabel"), value: facts.tolerance }
        ]
      }
    ),
    /* @__PURE__ */ jsx29("p", { className: "product-data__note", children: t.rich("sheetNote", {
      company: company.name,
      year: new Date(builtAt).getFullYear().toString(),
      // The build's year until the visitor's browser knows better: see `_browser/current-year.ts`.
      time: (year) => /* @__PURE__ */ jsx29("time", { "data-current-year": "", children: year })
    }) })
  ] }) });
}

// app/_sections/product/product-sheet.tsx
import { useTranslations as useTranslations14 } from "next-intl";

// app/_contact/trail.tsx
init_paths();
init_routes();
import { useLocale as useLocale10, useTranslations as useTranslations9 } from "next-intl";

// app/_ui/breadcrumb/breadcrumb.tsx
import { jsx as jsx30, jsxs as jsxs20 } from "react/jsx-runtime";
function Breadcrumb({ label, links, current }) {
  return /* @__PURE__ */ jsx30("nav", { className: "breadcrumb", "aria-label": label, children: /* @__PURE__ */ jsxs20("ol", { children: [
    links.map(({ href, text }) => /* @__PURE__ */ jsx30("li", { children: /* @__PURE__ */ jsx30("a", { href, children: text }) }, href)),
    /* @__PURE__ */ jsx30("li", { "aria-current": "page", children: current })
  ] }) });
}

// app/_contact/trail.tsx
import { jsx as jsx31 } from "react/jsx-runtime";
function Trail({ page }) {
  const locale = useLocale10();
  const t = useTranslations9();
  const { above, current } = routes[page].trail;
  const [room] = current.split(".");
  return /* @__PURE__ */ jsx31(
    Breadcrumb,
    {
      label: t(`${room}.breadcrumb.label`),
      links: above.map(({ page: page2, label }) => ({ href: path(locale, page2), text: t(label) })),
      current: t(current)
    }
  );
}

// app/_pallet/photo/camera.ts
var UP = [0, 0, 1];
function project(point, camera) {
  const { position, target, lens, sensorWidth, frame } = camera;
  const forward = unit(difference(target, position));
  const right = unit(cross(forward, UP));
  const above = cross(right, forward);
  const ray = difference(point, position);
  const focalLength = lens / sensorWidth * frame.width;
  const pixelsPerMillimetre = focalLength / dot(ray, forward);
  return {
    x: frame.width / 2 + dot(ray, right) * pixelsPerMillimetre,
    y: frame.height / 2 - dot(ray, above) * pixelsPerMillimetre
  };
}
function moved(point, direction, distance) {
  const [x, y, z] = point;
  const [dx, dy, dz] = direction;
  return [x + dx * distance, y + dy * distance, z + dz * distance];
}
function middle(a, b) {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
}
function difference(a, b) {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
function unit(vector) {
  const length = Math.hypot(...vector);
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

// app/_pallet/photo/photo-measures.ts
var CLEARANCE = 20;
var OVERSHOOT2 = 30;
function photoMeasures({ length, depth, height }, camera) {
  const leftBack = [-length / 2, depth / 2, 0];
  const leftFront = [-length / 2, -depth / 2, 0];
  const rightFront = [length / 2, -depth / 2, 0];
  const rightFrontTop = [length / 2, -depth / 2, height];
  const frontEdge = { from: leftFront, to: rightFront, away: [0, -1, 0], distance: 110 };
  const leftEdge = { from: leftBack, to: leftFront, away: [-1, 0, 0], distance: 110 };
  const rightCorner = { from: rightFront, to: rightFrontTop, away: [1, 0, 0], distance: 50 };
  return [
    measureAlong(frontEdge, length, camera),
    measureAlong(leftEdge, depth, camera),
    // upright in space, but not quite in the picture: its figure stays exactly upright
    { ...measureAlong(rightCorner, height, camera), turn: -90 }
  ];
}
function measureAlong({ from, to, away, distance }, figure2, camera) {
  const beside = (end2, gap) => project(moved(end2, away, gap), camera);
  const witness = (end2) => segment(beside(end2, CLEARANCE), beside(end2, distance + OVERSHOOT2));
  const start = beside(from, distance);
  const end = beside(to, distance);
  const centre = beside(middle(from, to), distance);
  return {
    line: segment(start, end) + witness(from) + witness(to),
    figure: String(figure2),
    x: Math.round(centre.x),
    y: Math.round(centre.y),
    turn: Number(degrees(Math.atan2(end.y - start.y, end.x - start.x)).toFixed(1))
  };
}
function segment(from, to) {
  const at = ({ x, y }) => `${Math.round(x)} ${Math.round(y)}`;
  return `M${at(from)}L${at(to)}`;
}
function degrees(radians) {
  return radians * 180 / Math.PI;
}

// app/_pallet/photo/photo-dimensions.tsx
import { jsx as jsx32, jsxs as jsxs21 } from "react/jsx-runtime";
function PhotoDimensions({ geometry, camera }) {
  if (!camera) return null;
  const measures = photoMeasures(geometry, camera);
  return /* @__PURE__ */ jsxs21(
    "svg",
    {
      className: "photo-dimensions",
      viewBox: `0 0 ${camera.frame.width} ${camera.frame.height}`,
      "aria-hidden": "true",
      children: [
        /* @__PURE__ */ jsx32("path", { d: measures.map(({ line }) => line).join("") }),
        measures.map(({ line, figure: figure2, x, y, turn }) => /* @__PURE__ */ jsx32("text", { transform: `translate(${x} ${y})rotate(${turn})`, y: "1.05em", children: figure2 }, line))
      ]
    }
  );
}

// app/_content/picture-widths.ts
var plainWidth = 1200;
function offeredWidths(widths, format) {
  if (format === "avif") return [...widths];
  return [widths.findLast((each) => each <= plainWidth) ?? Math.min(...widths)];
}

// app/_content/pictures.manifest.ts
var pictures = {
  "about-detail": { width: 1200, height: 1600, widths: [288, 480, 736, 960, 1200], hash: "db6c59" },
  "about-stack": { width: 1600, height: 1200, widths: [480, 736, 960, 1280, 1600], hash: "202961" },
  "hero-blocks": { width: 2400, height: 1350, widths: [480, 736, 960, 1280, 1600, 2e3, 2400], hash: "74e864" },
  "hero-line": { width: 2400, height: 1350, widths: [480, 736, 960, 1280, 1600, 2e3, 2400], hash: "873792" },
  "hero-waste": { width: 2400, height: 1350, widths: [480, 736, 960, 1280, 1600, 2e3, 2400], hash: "089693" },
  "hero-yard": { width: 2400, height: 1350, widths: [480, 736, 960, 1280, 1600, 2e3, 2400], hash: "712a16" },
  "news-1": { width: 1200, height: 675, widths: [480, 736, 960, 1200], hash: "be6cb1" },
  "news-2": { width: 1200, height: 675, widths: [480, 736, 960, 1200], hash: "f2ef38" },
  "news-3": { width: 1200, height: 675, widths: [480, 736, 960, 1200], hash: "d179bf" },
  "news-4": { width: 1200, height: 675, widths: [480, 736, 960, 1200], hash: "3b2b29" },
  "offer-block": { width: 1200, height: 900, widths: [480, 736, 960, 1200], hash: "5a76f2" },
  "offer-epal": { width: 1200, height: 900, widths: [480, 736, 960, 1200], hash: "0d2f13" },
  "offer-line": { width: 1200, height: 900, widths: [480, 736, 960, 1200], hash: "fa11a6" },
  "product-1": { width: 1600, height: 1200, widths: [288, 480, 736, 960, 1280, 1600], hash: "48ff9a" },
  "product-3-w": { width: 1600, height: 1200, widths: [288, 480, 736, 960, 1280, 1600], hash: "82e704" },
  "product-4-w": { width: 1600, height: 1200, widths: [288, 480, 736, 960, 1280, 1600], hash: "f7296d" },
  "product-block": { width: 1600, height: 1200, widths: [288, 480, 736, 960, 1280, 1600], hash: "2d9f1a" },
  "service-blocks": { width: 1200, height: 900, widths: [480, 736, 960, 1200], hash: "0ba996" },
  "service-pallets": { width: 1600, height: 1200, widths: [480, 736, 960, 1280, 1600], hash: "3e3227" },
  "service-transport": { width: 1600, height: 1200, widths: [480, 736, 960, 1280, 1600], hash: "08b6a2" },
  "service-waste": { width: 1800, height: 1350, widths: [480, 736, 960, 1280, 1600, 1800], hash: "0ca58f" }
};

// app/_content/pictures.ts
function pictureWidths(name) {
  return pictures[name].widths;
}
function pictureAddress(name, width, format) {
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ""}/pictures/${name}.${pictures[name].hash}.${width}.${format}`;
}
function pictureSources(name) {
  const { width, height } = pictures[name];
  const widths = pictureWidths(name);
  const [plain = 0] = offeredWidths(widths, "webp");
  return {
    width,
    height,
    avif: widths.map((each) => `${pictureAddress(name, each, "avif")} ${each}w`).join(", "),
    src: pictureAddress(name, plain, "webp")
  };
}

// app/_ui/picture/picture.tsx
import { jsx as jsx33, jsxs as jsxs22 } from "react/jsx-runtime";
function Picture({ name, alt, sizes, priority = false, className }) {
  const { width, height, avif, src } = pictureSources(name);
  return /* @__PURE__ */ jsxs22("picture", { className: "picture", children: [
    /* @__PURE__ */ jsx33("source", { type: "image/avif", srcSet: avif, sizes }),
    /* @__PURE__ */ jsx33(
      "img",
      {
        className,
        loading: priority ? void 0 : "lazy",
        fetchPriority: priority ? "high" : void 0,
        alt,
        width,
        height,
        src
      }
    )
  ] });
}

// app/_sections/product/product-summary.tsx
import { useLocale as useLocale13, useTranslations as useTranslations13 } from "next-intl";
init_products();
init_vehicles();

// app/_ui/summary/summary.tsx
init_button2();
init_icon2();
init_icon_shapes();
import { jsx as jsx34, jsxs as jsxs23 } from "react/jsx-runtime";
function Summary({ heading, strip, fact, ask, ways, children }) {
  return /* @__PURE__ */ jsxs23("div", { className: "summary", children: [
    /* @__PURE__ */ jsx34("h1", { children: heading }),
    strip,
    /* @__PURE__ */ jsxs23("dl", { className: "summary__fact", children: [
      /* @__PURE__ */ jsx34("dt", { children: fact.term }),
      /* @__PURE__ */ jsx34("dd", { children: fact.value })
    ] }),
    /* @__PURE__ */ jsxs23("div", { className: "cluster", children: [
      /* @__PURE__ */ jsxs23(ButtonLink, { className: "summary__ask", href: ask.href, tone: "accent", size: "large", children: [
        ask.text,
        /* @__PURE__ */ jsx34(Icon, { shape: arrowDown })
      ] }),
      ways
    ] }),
    children
  ] });
}

// app/_contact/phone-link.tsx
import { useTranslations as useTranslations10 } from "next-intl";
init_button2();
init_icon2();
init_icon_shapes();
import { Fragment as Fragment6, jsx as jsx35, jsxs as jsxs24 } from "react/jsx-runtime";
function PhoneLink({ label, button = false, className }) {
  const t = useTranslations10("accessibility");
  const number = shownPhone(company.mainPhone);
  const href = phoneLink(company.mainPhone);
  const name = label ?? t("phoneLink", { phone: number });
  const shown = /* @__PURE__ */ jsxs24(Fragment6, { children: [
    /* @__PURE__ */ jsx35(Icon, { shape: phone }),
    /* @__PURE__ */ jsx35("span", { children: number })
  ] });
  if (button)
    return /* @__PURE__ */ jsx35(ButtonLink, { className, href, label: name, children: shown });
  return /* @__PURE__ */ jsx35(TextLink, { className: className ? `phone-link ${className}` : "phone-link", href, "aria-label": name, children: shown });
}

// app/_contact/quote-link.tsx
init_button2();
init_quote_address();
import { useLocale as useLocale11, useTranslations as useTranslations11 } from "next-intl";
import { jsx as jsx36 } from "react/jsx-runtime";
function QuoteLink({ children, about, pieces, ...look2 }) {
  const locale = useLocale11();
  const t = useTranslations11("nav");
  return /* @__PURE__ */ jsx36(ButtonLink, { href: quoteAddress(locale, about, pieces), ...look2, children: children ?? t("requestQuote") });
}

// app/_sections/product/decision/decision-strip.tsx
init_vehicles();
init_figures();
import { useLocale as useLocale12, useTranslations as useTranslations12 } from "next-intl";
import { jsx as jsx37, jsxs as jsxs25 } from "react/jsx-runtime";
function DecisionStrip({ product }) {
  const locale = useLocale12();
  const t = useTranslations12("decision");
  const load = fullLoad(vehicles[0], product.geometry);
  const answers = [
    {
      term: t("load"),
      value: t("loadValue", { load: figure(locale, product.maxLoad) }),
      note: t("loadNote")
    },
    { term: t("mass"), value: t("massValue", { mass: String(product.geometry.mass) }), note: t("massNote") },
    ...load ? [
      {
        term: t("perTruck"),
        value: t("perTruckValue", { pieces: String(load.pieces) }),
        note: t("perTruckNote", { stacks: load.stacks, perStack: String(load.perStack) })
      }
    ] : [],
    { term: t("ht"), value: t("htValue"), note: t("htNote") }
  ];
  return /* @__PURE__ */ jsx37("dl", { className: "decision-strip", "aria-label": t("label"), children: answers.map(({ term, value, note }) => /* @__PURE__ */ jsxs25("div", { children: [
    /* @__PURE__ */ jsx37("dt", { children: term }),
    /* @__PURE__ */ jsx37("dd", { children: value }),
    /* @__PURE__ */ jsx37("dd", { className: "decision-strip__note", children: note })
  ] }, term)) });
}

// app/_sections/product/product-summary.tsx
import { Fragment as Fragment7, jsx as jsx38, jsxs as jsxs26 } from "react/jsx-runtime";
function ProductSummary({ product }) {
  const t = useTranslations13("product");
  const words = useTranslations13();
  const decision = useTranslations13("decision");
  const facts = productFacts(useLocale13(), words, product);
  const load = fullLoad(vehicles[0], product.geometry);
  return /* @__PURE__ */ jsx38(
    Summary,
    {
      heading: inHeading(words(product.name)),
      strip: /* @__PURE__ */ jsx38(DecisionStrip, { product }),
      fact: { term: t("dimensionLabel"), value: dimensionsOf(product.geometry) },
      ask: { href: "#order", text: t("orderButton") },
      ways: /* @__PURE__ */ jsxs26(Fragment7, { children: [
        load && /* @__PURE__ */ jsx38(QuoteLink, { about: product.id, pieces: load.pieces, children: `${t("quoteButton")}: ${decision("perTruckValue", { pieces: String(load.pieces) })}` }),
        /* @__PURE__ */ jsx38(PhoneLink, { label: t("callButton", { phone: shownPhone(company.mainPhone) }) })
      ] }),
      children: /* @__PURE__ */ jsx38(
        DataList,
        {
          rows: [
            { term: t("surfaceLabel"), value: facts.surface },
            { term: t("qualityLabel"), value: facts.quality }
          ]
        }
      )
    }
  );
}

// app/_sections/product/product-sheet.tsx
import { Fragment as Fragment8, jsx as jsx39, jsxs as jsxs27 } from "react/jsx-runtime";
function ProductSheet({ product }) {
  const t = useTranslations14("product");
  const words = useTranslations14();
  return /* @__PURE__ */ jsxs27(Fragment8, { children: [
    /* @__PURE__ */ jsx39("div", { className: "wrap", children: /* @__PURE__ */ jsx39(Trail, { page: "product" }) }),
    /* @__PURE__ */ jsxs27("div", { className: "product-sheet wrap deck", children: [
      /* @__PURE__ */ jsxs27("figure", { className: "product-sheet__picture", children: [
        /* @__PURE__ */ jsx39(
          Picture,
          {
            name: product.img,
            alt: t("imageAlt", { name: words(product.name) }),
            sizes: "(min-width: 90rem) 50rem, (min-width: 64rem) 56vw, calc(100vw - 2rem)",
            priority: true
          }
        ),
        /* @__PURE__ */ jsx39(PhotoDimensions, { geometry: product.geometry, camera: product.camera })
      ] }),
      /* @__PURE__ */ jsx39(ProductSummary, { product })
    ] })
  ] });
}

// app/papers/product-page.tsx
import { jsx as jsx40, jsxs as jsxs28 } from "react/jsx-runtime";
function ProductPage({ product, ...place }) {
  return /* @__PURE__ */ jsxs28(PaperPage, { ...place, about: product, children: [
    /* @__PURE__ */ jsx40(ProductSheet, { product }),
    /* @__PURE__ */ jsx40(ProductData, { product })
  ] });
}

// app/papers/catalogue.tsx
import { jsx as jsx41, jsxs as jsxs29 } from "react/jsx-runtime";
function Catalogue() {
  const words = useTranslations15();
  const pages = products.length + 2;
  return /* @__PURE__ */ jsxs29(Paper, { title: words("catalogue.heading"), children: [
    products.map((product, index) => /* @__PURE__ */ jsx41(ProductPage, { product, number: index + 1, of: pages }, product.id)),
    /* @__PURE__ */ jsxs29(PaperPage, { number: pages - 1, of: pages, children: [
      /* @__PURE__ */ jsx41("h1", { children: words("comparison.heading") }),
      /* @__PURE__ */ jsx41(Comparison, {})
    ] }),
    /* @__PURE__ */ jsxs29(PaperPage, { number: pages, of: pages, children: [
      /* @__PURE__ */ jsx41("h1", { children: words("load.heading") }),
      /* @__PURE__ */ jsx41(LoadTable, {})
    ] })
  ] });
}

// app/papers/datasheet.tsx
import { useTranslations as useTranslations16 } from "next-intl";
import { jsx as jsx42 } from "react/jsx-runtime";
function Datasheet({ product }) {
  const words = useTranslations16();
  return /* @__PURE__ */ jsx42(Paper, { title: words(product.name), children: /* @__PURE__ */ jsx42(ProductPage, { product, number: 1, of: 1 }) });
}

// app/papers/printed-papers.tsx
import { jsx as jsx43 } from "react/jsx-runtime";
function printedPapers(catalogs) {
  return locales.flatMap((locale) => {
    const written = (paper) => `<!doctype html>${renderToStaticMarkup(
      /* @__PURE__ */ jsx43(NextIntlClientProvider, { locale, messages: catalogs[locale], timeZone: "Europe/Warsaw", children: paper })
    )}`;
    return [
      ...products.map((product) => ({
        name: datasheet(product, locale),
        html: written(/* @__PURE__ */ jsx43(Datasheet, { product }))
      })),
      { name: catalogue(locale), html: written(/* @__PURE__ */ jsx43(Catalogue, {})) }
    ];
  });
}
export {
  printedPapers
};
