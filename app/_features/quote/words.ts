import { figure } from "../../_i18n/figures";

/** A text in the forms that its language has for numbers; `#` stands for the number. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Words of one kind of pallet: name and data, and how many of it fill a vehicle where that is known. */
interface ProductWords {
  readonly name: string;
  /** Without its unit. */
  readonly dimension: string;
  readonly loads: Readonly<Record<string, number>>;
  /** What is written on its button in the composer, where the page comes without one. */
  readonly button?: string;
}

/**
 * The words of the quote list in one language, as the browser fetches them once there is a list to show or to send.
 * `{names}` in them are filled in there. Plain JSON.
 */
export interface QuoteWords {
  /** The language where it is spoken (BCP 47): how numbers and days are written. */
  readonly region: string;
  /** Address of the page where a pallet of one's own is drawn. */
  readonly sizePage: string;
  readonly products: Readonly<Record<string, ProductWords>>;
  readonly vehicles: Readonly<Record<string, string>>;
  readonly documents: Readonly<Record<string, string>>;
  readonly unloadings: Readonly<Record<"dock" | "side" | "tailLift", string>>;
  /** How a pallet is built, and what it stands on. */
  readonly build: Readonly<
    Record<"pressed" | "solid" | "entries2" | "entries4" | "floor" | "rack" | "conveyor", string>
  >;
  /** "3 lines". */
  readonly count: Forms;
  readonly line: Readonly<
    Record<"custom" | "customOpen" | "block" | "blockOpen" | "document", string> &
      Record<"number" | "once" | "month" | "htYes" | "htNo" | "delivery" | "note", string>
  > & { readonly loads: Forms; readonly loadsOpen: Forms };
  readonly mail: Readonly<
    Record<"product" | "custom" | "customOpen" | "block" | "document", string> &
      Record<"quantityPieces" | "quantityLoads" | "once" | "month" | "yes" | "no" | "notGiven", string> &
      Record<
        "deck" | "blocks" | "entries" | "load" | "loadPoint" | "support" | "rack" | "destination",
        string
      > &
      Record<"toBeAgreed" | "unloading" | "date" | "note" | "link" | "end" | "tooLong" | "preview", string>
  > & { readonly start: Forms; readonly productName: Forms };
  readonly composer: Readonly<
    Record<"heading" | "changeHeading" | "quantityLabel" | "unitLabel" | "unitPieces" | "unitLoads", string> &
      Record<
        "vehicleLabel" | "loadsHint" | "sizeLabel" | "sizeHint" | "sizeLink" | "frequencyLabel",
        string
      > &
      Record<"frequencyOnce" | "frequencyMonth" | "htLabel" | "htYes" | "htNo" | "htHint", string> &
      Record<"postcodeLabel" | "postcodeHint" | "moreButton", string> &
      Record<"unloadingLabel" | "dateLabel" | "noteLabel" | "noteHint" | "drawingHint", string> &
      Record<"saveButton" | "cancelButton" | "quantityMissing" | "kindMissing", string> &
      Record<"quantityUnusual" | "listFull", string>
  >;
  readonly actions: Readonly<
    Record<"change" | "changeAria" | "remove" | "removeAria" | "undo" | "undoAria" | "clear" | "open", string>
  >;
  readonly announce: Readonly<
    Record<"added" | "changed" | "removed" | "removedLast" | "restored" | "cleared", string> &
      Record<"prefilled" | "alreadyListed", string>
  >;
  readonly share: Readonly<
    Record<
      "button" | "copyButton" | "copied" | "failed" | "note" | "openedPartly" | "storage" | "join",
      string
    >
  > & { readonly opened: Forms; readonly joined: Forms };
  readonly empty: Readonly<Record<"heading" | "text", string>>;
  readonly sent: Readonly<
    Record<
      | "heading"
      | "orderHeading"
      | "show"
      | "orderShow"
      | "at"
      | "withoutList"
      | "who"
      | "urgent"
      | "nextHeading",
      string
    > &
      Record<"next1" | "next2" | "next3" | "orderNext1" | "orderNext2" | "drawing", string> &
      Record<"copyButton" | "copied" | "printButton" | "againButton" | "homeButton", string>
  > & { readonly list: Forms };
}

/**
 * Fills in the `{names}` of a text. One that is not given stays as it is; the stop of an abbreviation ends a sentence, too
 * ("561 szt.").
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (place, name: string, stop: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return String(value).endsWith(".") ? String(value) : value + stop;
  });
}

/** The `{names}` in a text. */
export function placesOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}

/** A text in the plural form of a number, with the number as the language writes it. */
export function inForm(forms: Forms, count: number, region: string): string {
  const form = forms[new Intl.PluralRules(region).select(count)] ?? forms.other ?? "";
  return form.replace("#", figure(region, count));
}
