import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";

import { changedValues, type FormValues, formValues } from "../../_lib/form-values";
import { pageAddress, writeAddress } from "../../_lib/page-address";
import { withinLimit } from "../../_lib/within-limit";
import { encode, withoutLines } from "../line/code";
import { decode } from "../line/decode";
import { listInAddress, withoutList } from "../line/link";
import { asksForMasses, type Line, withLines } from "../line/line";
import type { QuoteTexts } from "../line/quote-texts";
import { type Entry, lineOf, readEntry, withEntry, writeEntry } from "../line/entry";
import { storedList, storeDelivery, storeEntry, storeList } from "./quote-store";
import { quoteTexts } from "./texts-file";
import { withDelivery } from "../line/delivery";
import { piecesIn, productOf } from "../line/describe";
import { entryText, listLinks, listText, longestMessage, messageWith } from "../line/mail-text";
import { useQuote } from "./use-quote";

/** Settings for sending the quote list with a form; plain JSON. */
export interface QuoteSpec {
  /** Address of the file of texts. */
  textsAddress: string;
  /** Address of the page with the list, for links to the list. */
  page: string;
  /** Product of an order, which sends only its lines. An enquiry sends all lines and the composer's entry. */
  product?: number;
  /** Name of the field for the pieces, which the list fills in. In an order, visitors can change it. */
  amount: string;
  /** Name of the field for the product's name, if any. For several lines, their number is sent instead. */
  productName?: string;
  /** Name of the field for the visitor's e-mail address. */
  replyTo: string;
}

/**
 * Fills in a field with the number of pieces of the list, unless the visitor has typed another number.
 *
 * @param pieces undefined if the list has no number
 * @returns whether the field has the number of the list
 */
function useFilledAmount(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  pieces: number | undefined,
): boolean {
  const amount = pieces === undefined ? "" : String(pieces);
  const filled = useRef("");
  const [typed, setTyped] = useState("");
  useEffect(() => {
    const field = form.current?.elements.namedItem(name) as HTMLInputElement | null | undefined;
    if (!field) return;
    if (field.value === "" || field.value === filled.current) field.value = amount;
    filled.current = amount;
    const note = () => setTyped(field.value);
    field.addEventListener("input", note);
    return () => field.removeEventListener("input", note);
  }, [form, name, amount]);
  return amount !== "" && (typed === "" || typed === amount);
}

/** Loads the calculation of masses, which few visitors request. */
const loadMasses = () => withinLimit(import("../line/line-masses"));

/**
 * Returns the masses of a list's pallets for the message; empty if not requested.
 *
 * @returns undefined until the calculation or the texts have loaded
 */
function useMasses(lines: readonly Line[], texts: QuoteTexts | undefined): readonly string[] | undefined {
  const [reckon, setReckon] = useState<Awaited<ReturnType<typeof loadMasses>>["massLines"]>();
  const isAsked = asksForMasses(lines);
  useEffect(() => {
    if (isAsked) loadMasses().then(({ massLines }) => setReckon(() => massLines), console.error);
  }, [isAsked]);
  if (!isAsked) return [];
  return texts && reckon?.(lines, texts);
}

const watchHash = (onChange: () => void) => {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
};

/** Applies the list of an address without texts. Once texts have loaded, `useArrivingQuote` does the same. */
function withArriving(lines: readonly Line[], address: string): readonly Line[] {
  const { kind, code = "" } = (address && listInAddress(new URL(address))) || {};
  const arriving = decode(code).lines;
  if (!arriving.length) return lines;
  return kind === "l" ? arriving : withLines(lines, withoutLines(arriving, lines));
}

/** Returns the new entries of the composer that can't be lines of a list, as text for the message. */
function begunText(entry: Entry, lines: readonly Line[], texts: QuoteTexts): string {
  const begun = [{ ...entry, aside: "" }, readEntry(entry.aside)].filter(
    (each) => !each.index && writeEntry(each) && withEntry(lines, each) === lines,
  );
  return begun.map((each) => entryText(each, texts)).join("\n");
}

/** Name of the field that includes the list; both forms have this field. */
const message = "message";

/**
 * Appends the quote list as text to a form's message when the form is validated, sent, or offered as an
 * e-mail. The message field itself keeps the typed text.
 *
 * @param isTouched whether the visitor uses the form: the summary after sending always needs the texts
 * @param sentOf returns the values to send for the values in the fields, without the list
 */
export function useQuoteMessage(
  spec: QuoteSpec,
  form: RefObject<HTMLFormElement | null>,
  isTouched: boolean,
  sentOf: (values: FormValues) => FormValues,
) {
  const { texts, textsFailed, lines: kept, entry, delivery } = useQuote(spec.textsAddress, isTouched);
  const address = useSyncExternalStore(
    watchHash,
    () => pageAddress().href,
    () => "",
  );
  const all = texts || spec.product !== undefined ? kept : withArriving(kept, address);
  const lines =
    spec.product === undefined
      ? withEntry(all, entry)
      : all.filter((line) => productOf(line) === spec.product);
  const filled = withDelivery(lines, delivery);
  const code = encode(filled);
  const [length, setLength] = useState(0);

  const masses = useMasses(filled, texts);
  const pieces = texts && piecesIn(lines, texts);
  const isOrder = spec.product !== undefined;
  const begun = texts && !isOrder ? begunText(entry, all, texts) : "";
  const isFilledIn = useFilledAmount(form, spec.amount, isOrder ? pieces : undefined);

  /** Returns the values to send, with unfinished entries in the message, without the list. */
  const typedOf = useCallback(
    (standing: FormValues): FormValues => {
      const values = sentOf(standing);
      if (!begun) return values;
      return { ...values, [message]: [values[message], begun].filter(Boolean).join("\n\n") };
    },
    [sentOf, begun],
  );
  /** Returns the values to send for the values in the fields, with the list in the message. */
  const joinedTo = useCallback(
    (standing: FormValues): FormValues => {
      const values = typedOf(standing);
      const typed = String(values[message] ?? "");
      const page = new URL(spec.page, window.location.href).href;
      if (!lines.length) return values;
      // Without texts, links open the whole list.
      if (!texts) return { ...values, [message]: [`${typed}\n`, ...listLinks(filled, page)].join("\n") };
      const { productName: name = "" } = spec;
      const isOwnName = name && standing[name] === defaultOf(form.current, name);
      return {
        ...values,
        [message]: messageWith(typed, filled, texts, masses ?? [], `${page}#l=${code}`),
        ...(isOwnName &&
          lines.length > 1 && { [name]: texts.t("quote.mail.productName", { count: lines.length }) }),
      };
    },
    // `code` represents the lines, which are new arrays in every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [texts, code, masses?.length, spec.page, spec.productName, typedOf],
  );
  const valuesOf = useCallback((of: HTMLFormElement) => joinedTo(formValues(of)), [joinedTo]);
  const identityOf = useCallback(
    (of: HTMLFormElement) => ({
      ...sentOf(changedValues(of)),
      list: code,
      ...(begun && { entry: writeEntry(entry) }),
    }),
    [code, sentOf, begun, entry],
  );

  // The e-mail library reads the form with `FormData`, which fires this event.
  useEffect(() => {
    const sending = form.current;
    const join = ({ formData }: FormDataEvent) => {
      const values = sending ? valuesOf(sending) : {};
      for (const [name, value] of Object.entries(values))
        // Adds no fields, and leaves checkboxes to the browser.
        if (typeof value === "string" && formData.has(name)) formData.set(name, value);
    };
    sending?.addEventListener("formdata", join);
    return () => sending?.removeEventListener("formdata", join);
  });

  return {
    texts,
    lines,
    delivery,
    typedOf,
    joinedTo,
    valuesOf,
    /** Returns the visitor's input, independent of the language and of the texts. */
    identityOf,
    /** Whether the texts failed to load: the list is sent as links and can't be shown. */
    isLink: textsFailed && lines.length > 0,
    /** Text of the list in the message; empty without a list. */
    preview: [begun, texts && lines.length ? listText(filled, texts, masses ?? []) : ""]
      .filter(Boolean)
      .join("\n\n"),
    /** Names and links the lines that the pieces come from, unless the visitor changed the number. */
    amountHint:
      texts &&
      isFilledIn &&
      texts.t.rich("quote.line.fromList", {
        count: lines.length,
        places: lines.map((line) => all.indexOf(line) + 1).join(", "),
        change: (text) => (
          <a key="change" href={`${spec.page}?p=${spec.product}`}>
            {text}
          </a>
        ),
      }),
    /** Number of pieces in an enquiry's list, which replaces the field; undefined in an order. */
    pieces: isOrder ? undefined : pieces,
    /** Error for a message that is too long; set by `isTooLong`. */
    tooLong: texts && length ? texts.t("quote.mail.tooLong", { length, max: longestMessage }) : undefined,
    isTooLong: (of: HTMLFormElement) => {
      const written = begun || (texts && lines.length) ? String(valuesOf(of)[message]).length : 0;
      setLength(written > longestMessage ? written : 0);
      return written > longestMessage;
    },
    /** Returns the control to use for an invalid changed line: its save button if open, else its amount. */
    wrongLine: () =>
      entry.index && !lineOf(entry)
        ? (document.querySelector<HTMLElement>("[data-save]") ??
          document.querySelector<HTMLElement>(`[data-amount="${entry.index}"]`))
        : undefined,
    /** Loads missing texts or masses again. Returns undefined if none are missing. */
    waiting: () =>
      texts && !masses
        ? loadMasses().catch(() => undefined)
        : !texts && lines.length
          ? quoteTexts(spec.textsAddress).catch(() => undefined)
          : undefined,
    /** Removes the sent lines, unless the list has changed in the meantime. */
    forget: () => {
      if (storedList() !== encode(kept)) return;
      const sent = new Set(lines);
      storeList(encode(kept.filter((line) => !sent.has(line))));
      if (spec.product !== undefined) return;
      storeEntry("");
      storeDelivery("");
      if (all === kept) return;
      storeList("");
      writeAddress(withoutList(pageAddress()));
    },
  };
}

function defaultOf(form: HTMLFormElement | null, name: string): string | undefined {
  return (form?.elements.namedItem(name) as HTMLInputElement | null | undefined)?.defaultValue;
}
