import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";

import { changedValues, type FormValues, formValues } from "../../_lib/form-values";
import { pageAddress, writeAddress } from "../../_lib/page-address";
import { encode, withoutLines } from "../code/code";
import { decode } from "../code/decode";
import { listInAddress, withoutList } from "../code/link";
import { asksForMasses, type Line, withLines } from "../code/line";
import type { QuoteWords } from "./words";
import { lineOf, withEntry } from "../composer/entry";
import { storedList, storeDelivery, storeEntry, storeList } from "../tab/quote-store";
import { quoteWords } from "../tab/words-file";
import { withDelivery } from "./delivery";
import { piecesIn, productOf } from "./describe";
import { listLinks, listText, longestMessage, messageWith } from "./mail-text";
import { useQuote } from "./use-quote";

/** How a form takes the quote list along; plain JSON. */
export interface QuoteSpec {
  /** Address of the file of words. */
  words: string;
  /** Address of the page with the list, for a link to it. */
  page: string;
  /** An order takes only the lines of its product; an enquiry takes all, and what stands in the composer. */
  product?: number;
  /** Name of the field for the number of pieces: what the list comes to; in an order until the visitor has another. */
  amount: string;
  /** Name of the field for the product's name, where the form has one: it says how many lines there are. */
  productName?: string;
  /** Name of the field with the address that is answered to. */
  replyTo: string;
}

/**
 * Fills in a field with the number of pieces of the list, as long as the visitor has no other number.
 *
 * @param name of the field
 * @param pieces undefined: the list has no number
 * @returns whether the number in the field is the list's
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

/** Fetches what reckons the masses, which few ask for. */
const loadMasses = () => import("./line-masses");

/**
 * The masses of the pallets of a list for its message.
 *
 * @returns undefined until the code that reckons them has come, where the list asks for them
 */
function useMasses(lines: readonly Line[], words: QuoteWords | undefined): readonly string[] | undefined {
  const [reckon, setReckon] = useState<Awaited<ReturnType<typeof loadMasses>>["massLines"]>();
  const isAsked = asksForMasses(lines);
  useEffect(() => {
    if (isAsked) loadMasses().then(({ massLines }) => setReckon(() => massLines), console.error);
  }, [isAsked]);
  if (!isAsked) return [];
  return words && reckon?.(lines, words);
}

const watchHash = (onChange: () => void) => {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
};

/** Returns a list with the one that an address brings, as `useArrivingQuote` does once there are words. */
function withArriving(lines: readonly Line[], address: string): readonly Line[] {
  const { kind, code = "" } = (address && listInAddress(new URL(address))) || {};
  const arriving = decode(code).lines;
  if (!arriving.length) return lines;
  return kind === "l" ? arriving : withLines(lines, withoutLines(arriving, lines));
}

/** Name of the field that the list is sent in; both forms have it. */
const message = "message";

/**
 * Sends the quote list along with a form: as text under the visitor's words, in the field of the message. What is typed
 * stays as it is; the list joins it in what is checked, sent and offered as an e-mail.
 *
 * @param isTouched whether the visitor is at the form: then words are fetched for what comes after sending, too
 * @param sentOf gives the values that are sent for those that stand in the fields, without the list
 */
export function useQuoteMessage(
  spec: QuoteSpec,
  form: RefObject<HTMLFormElement | null>,
  isTouched: boolean,
  sentOf: (values: FormValues) => FormValues,
) {
  const { words, isWordless, lines: kept, entry, delivery } = useQuote(spec.words, isTouched);
  const address = useSyncExternalStore(
    watchHash,
    () => pageAddress().href,
    () => "",
  );
  const all = words || spec.product !== undefined ? kept : withArriving(kept, address);
  const lines =
    spec.product === undefined
      ? withEntry(all, entry)
      : all.filter((line) => productOf(line) === spec.product);
  const filled = withDelivery(lines, delivery);
  const code = encode(filled);
  const [length, setLength] = useState(0);

  const masses = useMasses(filled, words);
  const pieces = words && piecesIn(lines, words);
  const isOrder = spec.product !== undefined;
  const isFilledIn = useFilledAmount(form, spec.amount, isOrder ? pieces : undefined);

  /** What is sent for what stands in the form: with the list in its message. */
  const joinedTo = useCallback(
    (standing: FormValues): FormValues => {
      const values = sentOf(standing);
      const typed = String(values[message] ?? "");
      const page = new URL(spec.page, window.location.href).href;
      if (!lines.length) return values;
      // Without words there are still the links, which open the whole list.
      if (!words) return { ...values, [message]: [`${typed}\n`, ...listLinks(filled, page)].join("\n") };
      const { productName: name = "" } = spec;
      const isOwnName = name && standing[name] === defaultOf(form.current, name);
      return {
        ...values,
        [message]: messageWith(typed, filled, words, masses ?? [], `${page}#l=${code}`),
        ...(isOwnName &&
          lines.length > 1 && { [name]: words.t("quote.mail.productName", { count: lines.length }) }),
      };
    },
    // The code stands for the lines, which are made anew with every rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [words, code, masses?.length, spec.page, spec.productName, sentOf],
  );
  const valuesOf = useCallback((of: HTMLFormElement) => joinedTo(formValues(of)), [joinedTo]);
  const identityOf = useCallback(
    (of: HTMLFormElement) => ({ ...sentOf(changedValues(of)), list: code }),
    [code, sentOf],
  );

  // The library that sends reads the form by `FormData`, and lets this add to it.
  useEffect(() => {
    const sending = form.current;
    const join = ({ formData }: FormDataEvent) => {
      const values = sending ? valuesOf(sending) : {};
      for (const [name, value] of Object.entries(values))
        // Only into the fields there are: none is posted that the form has not. A box is posted as the browser does it.
        if (typeof value === "string" && formData.has(name)) formData.set(name, value);
    };
    sending?.addEventListener("formdata", join);
    return () => sending?.removeEventListener("formdata", join);
  });

  return {
    words,
    lines,
    delivery,
    joinedTo,
    valuesOf,
    /** Gives what a visitor has given, which is the same in every language and whether or not the words have come. */
    identityOf,
    /** Whether the list is sent as a link, and can't be shown. */
    isLink: isWordless && lines.length > 0,
    /** The list as it goes into the message, where there is one. */
    preview: words && lines.length ? listText(filled, words, masses ?? []) : "",
    /** Says which lines the number of pieces comes from, as long as it is not the visitor's; its link opens the first to be changed. */
    amountHint:
      words &&
      isFilledIn &&
      words.t.rich("quote.line.fromList", {
        count: lines.length,
        places: lines.map((line) => all.indexOf(line) + 1).join(", "),
        change: (text) => (
          <a key="change" href={`${spec.page}?p=${spec.product}`}>
            {text}
          </a>
        ),
      }),
    /** Of an enquiry: the number of pieces that its list comes to, which then is no field to be typed into. */
    pieces: isOrder ? undefined : pieces,
    /** Says that the message is too long; set by `isTooLong`. */
    tooLong: words && length ? words.t("quote.mail.tooLong", { length, max: longestMessage }) : undefined,
    isTooLong: (of: HTMLFormElement) => {
      const written = words && lines.length ? String(valuesOf(of)[message]).length : 0;
      setLength(written > longestMessage ? written : 0);
      return written > longestMessage;
    },
    /**
     * Returns the control to use first if a line has invalid fields, which the list does not hold: the button that saves an open
     * line and shows its errors, else the amount field.
     */
    wrongLine: () =>
      entry.place && !lineOf(entry)
        ? (document.querySelector<HTMLElement>("[data-save]") ??
          document.querySelector<HTMLElement>(`[data-amount="${entry.place}"]`))
        : undefined,
    /** Whether the list's words, or the masses it asks for, have not come; then tries once more to have them. */
    waiting: () =>
      words && !masses
        ? loadMasses().catch(() => undefined)
        : !words && lines.length
          ? quoteWords(spec.words).catch(() => undefined)
          : undefined,
    /** Forgets the lines that were sent; a list that has become another meanwhile stays. */
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
