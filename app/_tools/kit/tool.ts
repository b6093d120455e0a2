import type { ReactNode } from "react";

import type { CatalogPart, IslandMessages, Translator } from "../../_i18n/translator";
import type { Line } from "../../_quote/line/line";
import type { Fields, NameOf, Texts } from "../../_fields/field";
import type { Reading } from "../../_fields/read-fields";
import type { Option } from "../../_ui/control";
import { figure } from "../../_i18n/figures";
import { addAddress } from "../../_quote/line/quote-address";

export const kitParts = [
  "load.numberFault",
  "load.optionFault",
  "load.sidesBack",
  "load.faulty",
  "adding.amount",
  "adding.open",
  "adding.pieces",
  "adding.brief",
  "share",
] as const;

export type KitPart = (typeof kitParts)[number];

export interface Offers {
  readonly pallets: readonly Option[];
  readonly vehicles: readonly Option[];
  readonly quote: string;
}

export interface ToolProps<Part extends CatalogPart = never> extends Offers {
  readonly t: Translator<KitPart | Part>;
}

/** With messages instead of their translator. */
export type IslandProps<Props> = Omit<Props, "t"> &
  (Props extends { readonly t: Translator<infer Part> }
    ? { readonly messages: IslandMessages<Part> }
    : never);

/** Decimals of a figure, if its row says nothing else. */
export const mostDigits = 2;

/** A term, and a figure with its unit, or a text. */
export interface ResultRow {
  readonly term: string;
  readonly value: string | number;
  readonly unit?: string;
  /** Two by default. */
  readonly digits?: number;
  /** On the page, if otherwise than in a copy; empty if the page says it elsewhere. */
  readonly shown?: string;
}

export interface Answer<Name extends string = string> {
  /** Also of the copied text and of the saved drawing. */
  readonly title: string;
  /** For screen readers; empty if a field's fault is announced instead. */
  readonly said: string;
  /** None while a field is refused or missing. */
  readonly lines: readonly Line[];
  /** In the labels of buttons; `add` is another label of the main one. */
  readonly pieces?: number | undefined;
  readonly add?: string | undefined;
  /** For the bar at the foot of a phone's window. */
  readonly brief?: string;
  /** Quote links lead there while there is no line. */
  readonly missing: string;
  /** The quote form begins with it without scripts, if there is no usual line. */
  readonly subject?: "custom" | "blocks";
  /** Why there is no line. Without it, a press on the button asks for `missing`. */
  readonly faulty?: string | undefined;
  readonly faults?: Readonly<Partial<Record<Name, string>>> | undefined;
  /** Listed and copied. */
  readonly rows: readonly ResultRow[];
}

export const noResult = { said: "", lines: [], rows: [] } as const;

/**
 * What a tool computes and says; everything else is the kit's. Methods, so that each tool is one of any
 * tools: its functions get only what it has itself returned.
 */
export interface Definition<Table, Props, Result, Said> {
  /** Prefix of the ids of its controls. */
  readonly id: string;
  readonly parts: readonly CatalogPart[];
  readonly lists: readonly ("pallets" | "vehicles")[];
  readonly fields: Table;
  label(props: Props): string;
  /** Returns what else a change of some fields changes. */
  completed?(
    changes: Partial<Texts<NameOf<Table>>>,
    texts: Texts<NameOf<Table>>,
  ): Partial<Texts<NameOf<Table>>>;
  /** Returns what the texts of an address change. */
  arrived?(texts: Texts<NameOf<Table>>): Partial<Texts<NameOf<Table>>>;
  compute(reading: Reading<Table>): Result;
  answer(props: Props, reading: Reading<Table>, result: Result): Said;
}

export type AnyTool = Definition<Fields<ToolProps>, ToolProps, unknown, Answer>;

/** Enough of a definition for the types of its parts. */
export interface ToolShape {
  readonly fields: object;
  compute(reading: never): unknown;
  answer(props: never, reading: never, result: never): unknown;
}

type PropsOf<Tool extends ToolShape> = Parameters<Tool["answer"]>[0];

export interface PartProps<Tool extends ToolShape> {
  readonly props: PropsOf<Tool>;
  readonly reading: Reading<Tool["fields"]>;
  readonly result: ReturnType<Tool["compute"]>;
  readonly answer: ReturnType<Tool["answer"]>;
  /**
   * Counts the addresses that have set the fields. As a React `key` it resets what a part keeps about
   * earlier values.
   */
  readonly arrival: number;
  write(changes: Partial<Texts<NameOf<Tool["fields"]>>>): void;
}

export interface Look<Tool extends ToolShape> {
  /** If it does not arrange its parts in one column. */
  readonly className?: string;
  Form(part: PartProps<Tool>): ReactNode;
  View(part: PartProps<Tool>): ReactNode;
}

/** Returns the main action for a result. */
export function actionOf({ t, quote }: ToolProps, answer: Answer) {
  const { lines, add, pieces = 0, subject, faulty } = answer;
  const form = subject ? `${quote}?p=${subject}` : quote;
  // Without a fault, only the amount is missing.
  const open = t(faulty ? "adding.open" : "adding.amount");
  if (!lines.length) return { href: undefined, form, text: open, short: open };
  const amount = { pieces: figure(t.region, pieces) };
  return {
    href: addAddress(quote, ...lines),
    form,
    text: add ?? t("adding.pieces", amount),
    short: t("adding.brief", amount),
  };
}
