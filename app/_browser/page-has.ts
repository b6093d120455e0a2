/** What a page has for the inline code to answer (`early.ts`). */
export type PageHas = Readonly<
  Record<
    /** Rows that controls of a sleeping island scroll. */
    | "rows"
    /** Links that open a dialog. */
    | "dialogs"
    /** A form that keeps a draft. */
    | "drafts"
    /** Lists of tabs. */
    | "tabs"
    /** A table with a field that filters it. */
    | "filter"
    /** Sections that are laid out after the first view. */
    | "later",
    boolean
  >
>;
