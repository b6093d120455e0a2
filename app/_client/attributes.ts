type Rooms = readonly [string, ...string[]];

/** An attribute that one room sets and another reads: the value's type, and both rooms' folders. */
export interface Attribute {
  /** `presence` means an empty value: only whether the attribute is there counts. */
  readonly value: "presence" | "text" | "id" | "number" | "json" | readonly string[];
  readonly setBy: Rooms;
  /** Readers in scripts (`dataset`, selectors) and in style sheets. */
  readonly readBy: Rooms;
}

const visible: Rooms = ["_ui", "_styles", "_sections/home", "_sections/load"];
const scopes: Rooms = ["_quote", "_sections/comparison", "_sections/home", "_sections/landing"];

/** Lists the attributes that connect rooms. `scripts/checks/attributes.test.ts` compares their uses. */
export const attributes: Readonly<Record<string, Attribute>> = {
  // States of the page, on <html>.
  /** Scripts run; `loaded` once the loader has arrived or failed. Controls that need a script are shown. */
  "data-js": { value: ["", "loaded"], setBy: ["_client"], readBy: visible },
  /** The visitor moved, pressed, scrolled or focused: pictures and sections that waited for it are loaded. */
  "data-interest": { value: "presence", setBy: ["_client"], readBy: ["_ui", "_styles", "_sections/home"] },
  /** Reloaded or returned to: sections are laid out at once, so that the scroll position is right. */
  "data-again": { value: "presence", setBy: ["_client"], readBy: ["_ui"] },
  /** The page has a quote list. Until the list is shown, `--lines` (in a style) reserves its space. */
  "data-filled": { value: "presence", setBy: ["_client", "_quote"], readBy: ["_quote", "_sections/landing"] },
  /** The fields of a quote line are open. */
  "data-composing": { value: "presence", setBy: ["_quote"], readBy: ["_quote"] },
  /** A message was sent: its summary replaces the form and its introduction. */
  "data-sent": { value: "presence", setBy: ["_quote"], readBy: ["_quote", "_sections/landing"] },

  // Islands (islands/README.md).
  /** The element of an island, with the name of its file. */
  "data-island": { value: "text", setBy: ["islands"], readBy: ["islands", "_layout", "_quote"] },
  /** On an island that React has hydrated. */
  "data-hydrated": { value: "presence", setBy: ["islands"], readBy: ["islands", "_layout", "_quote"] },
  /** Around an island: a press or focus in it hydrates the island. It is also the slider of its controls. */
  "data-island-scope": { value: "presence", setBy: scopes, readBy: ["islands", "_client", "_ui"] },
  /** A control of a slider: the index of a slide, or steps (`+1`, `-1`). The inline code scrolls to it. */
  "data-go": { value: "number", setBy: ["_sections/home", "_sections/landing"], readBy: ["_client"] },

  /** The scrolled row of a slider. */
  "data-track": { value: "presence", setBy: ["_ui"], readBy: ["_client"] },

  // The quote list.
  /** A quote link of the page frame: the id of the field that it leads to, empty without one. */
  "data-quote": { value: "id", setBy: ["_layout", "_tools"], readBy: ["_client", "_quote", "_tools"] },
  /** A link that shows the number of lines. */
  "data-quote-count": { value: "presence", setBy: ["_layout", "_tools"], readBy: ["_quote"] },
  /** The number of lines, a badge in that link; absent without lines. */
  "data-lines": { value: "presence", setBy: ["_quote"], readBy: ["_quote", "_layout", "_tools", "_ui"] },
  /** The header's link to the list, whose address mails extend. */
  "data-list-link": { value: "presence", setBy: ["_layout"], readBy: ["_client"] },
  /** A link whose press waits until its island is hydrated. */
  "data-hold": { value: "presence", setBy: ["_quote"], readBy: ["islands", "_tools"] },
  /** Around links that change the plan of the load planner. */
  "data-plans": { value: "presence", setBy: ["_sections/load"], readBy: ["_tools"] },
  /** The element of the form that shows the list. */
  "data-list-lines": { value: "presence", setBy: ["_quote"], readBy: ["_client", "_quote"] },
  /** An element that the quote list fills with its number of lines. */
  "data-list-count": { value: "presence", setBy: ["_sections/landing"], readBy: ["_quote"] },
  /** Around the islands of a form: the id of its product, empty for any list. */
  "data-quote-list": { value: "id", setBy: ["_quote"], readBy: ["_client", "_quote"] },
  /** An element that is shown only on a page with or without a list (`data-filled`). */
  "data-list": {
    value: ["with", "without"],
    setBy: ["_quote", "_sections/landing"],
    readBy: ["_sections/landing"],
  },

  // Forms.
  /** A form that keeps its draft in the tab: the draft's name, the same in every language. */
  "data-draft": { value: "text", setBy: ["_quote"], readBy: ["_client", "_layout", "_lib", "_quote"] },
  /** A link to which a click appends the form's values: its `mailto:` address without them. */
  "data-mail": { value: "text", setBy: ["_quote"], readBy: ["_client"] },
  /** On that link: the note at the end of a truncated e-mail. */
  "data-cut": { value: "text", setBy: ["_quote"], readBy: ["_client"] },
  /** On that link: the text before an entry that is not in the list yet. */
  "data-begun": { value: "text", setBy: ["_quote"], readBy: ["_client"] },

  /** A notice that is hidden until the code for a press has failed to load. */
  "data-failure-notice": { value: "presence", setBy: ["_layout", "_quote"], readBy: ["_client"] },

  // Dialogs and announcements.
  /** A live region: its text is announced. */
  "data-live": { value: "presence", setBy: ["_ui"], readBy: ["_client", "_lib"] },
  /** The dialog that shows figures. */
  "data-gallery": { value: "presence", setBy: ["_sections/home"], readBy: ["_client"] },
  /** A link that opens a dialog at a figure, by its id. */
  "data-dialog": { value: "id", setBy: ["_sections/home"], readBy: ["_client"] },
  /** A button of the dialog: the number of figures forward or back. */
  "data-step": { value: "number", setBy: ["_sections/home"], readBy: ["_client"] },
  /** A button that closes its dialog. */
  "data-close": { value: "presence", setBy: ["_sections/home"], readBy: ["_client", "_sections/home"] },
  /** A dialog that is hidden and closes after the next frame. */
  "data-closing": { value: "presence", setBy: ["_lib"], readBy: ["_ui"] },
  /** A certificate's state: its later states with their days, and the state of today. */
  "data-calendar": { value: "json", setBy: ["_sections/home"], readBy: ["_client"] },
  "data-state": { value: "text", setBy: ["_client", "_sections/home"], readBy: ["_sections/home"] },

  // Controls that `_client` handles.
  /** A button that copies the text of an element, by its id. `data-copied` and `data-failed` are its messages. */
  "data-copy": {
    value: "id",
    setBy: ["_sections/company-data", "_sections/product"],
    readBy: ["_client", "_sections/product"],
  },
  "data-copied": {
    value: "text",
    setBy: ["_sections/company-data", "_sections/product"],
    readBy: ["_client"],
  },
  "data-failed": {
    value: "text",
    setBy: ["_sections/company-data", "_sections/product"],
    readBy: ["_client"],
  },
  "data-ready": { value: "presence", setBy: ["_client"], readBy: ["_sections/product"] },
  /** A field that filters a table, and the number of rows that stay. */
  "data-filter": { value: "presence", setBy: ["_sections/glossary"], readBy: ["_client"] },
  "data-results": { value: "presence", setBy: ["_sections/glossary"], readBy: ["_client"] },
  /** An element that shows the year of the visit. */
  "data-current-year": { value: "presence", setBy: ["_sections/product"], readBy: ["_client"] },
  /** A product's card, whose picture moves to the product's page. */
  /** The header, whose menus close together. */
  "data-menus": { value: "presence", setBy: ["_layout"], readBy: ["_client"] },
  /** A menu whose links leave the page by a reload (R21, R22). */
  "data-reload-menu": { value: "presence", setBy: ["_layout"], readBy: ["_client", "_layout"] },
  /** A language link: the code to store, beside `data-selected-language-name`, the name to store. */
  "data-selected-language": { value: "text", setBy: ["_layout"], readBy: ["_client", "_layout", "_lib"] },
};

/** Classes of `_ui` and `_styles` whose elements `_client` finds on a page. */
export const sharedClasses = ["after-interest", "deferred-sections", "no-js-only"] as const;
