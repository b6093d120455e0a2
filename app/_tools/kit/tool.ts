import type { ReactNode } from "react";

import type { CatalogPart, IslandMessages, Translator } from "../../_i18n/translator";
import type { Line } from "../../_quote/line/line";
import type { Fields, NameOf, Texts } from "../../_fields/field";
import type { Reading } from "../../_fields/read-fields";
import type { Option } from "../../_ui/control";

/** Message keys that the kit needs. */
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

/** Data that every tool's island gets from its page, besides its messages. */
export interface Offers {
  readonly pallets: readonly Option[];
  readonly vehicles: readonly Option[];
  /** Address of the quote form. */
  readonly quote: string;
}

/** Props of the functions and parts of a tool with these message keys. */
export interface ToolProps<Part extends CatalogPart = never> extends Offers {
  readonly t: Translator<KitPart | Part>;
}

/** Props of a tool's island: like those of its parts, but with messages instead of their translator. */
export type IslandProps<Props> = Omit<Props, "t"> &
  (Props extends { readonly t: Translator<infer Part> }
    ? { readonly messages: IslandMessages<Part> }
    : never);

/** Decimals of a figure, if its row says nothing else. */
export const mostDigits = 2;

/** A row of a result: a term, and a figure with its unit, or a text. */
export interface ResultRow {
  readonly term: string;
  readonly value: string | number;
  readonly unit?: string;
  /** Decimals of a figure, on the page and in a copy; two by default. */
  readonly digits?: number;
  /** Text on the page, if it is another one than in a copy; empty if the page says it elsewhere. */
  readonly shown?: string;
}

/** What a tool says about its result. */
export interface Answer<Name extends string = string> {
  /** Heading of the result, also of the copied text and of the saved drawing. */
  readonly title: string;
  /** Sentences for screen readers; empty if a field's fault is announced instead. */
  readonly said: string;
  /** Lines for the quote list; none while a field is refused or missing. */
  readonly lines: readonly Line[];
  /** Pieces in these lines, in the labels of buttons. `add` is another label of the main button. */
  readonly pieces?: number | undefined;
  readonly add?: string | undefined;
  /** The result in a few words, for the bar at the foot of a phone's window. */
  readonly brief?: string;
  /** Name of the control that quote links lead to while there is no line. */
  readonly missing: string;
  /** Subject with which the quote form begins a line for visitors without scripts, if there is no usual line. */
  readonly subject?: "custom" | "blocks";
  /** Why there is no line. Without it, a press on the button asks for `missing`. */
  readonly faulty?: string | undefined;
  /** Faults of fields that only computing finds. */
  readonly faults?: Readonly<Partial<Record<Name, string>>> | undefined;
  /** What the page lists, and what can be copied. */
  readonly rows: readonly ResultRow[];
}

/** What an answer without a result has. */
export const noResult = { said: "", lines: [], rows: [] } as const;

/**
 * What a tool computes and says. Everything else is the kit's. `Said` are its sentences, with those that the kit
 * needs. Methods, so that each tool is one of any tools: its functions get only what it has itself returned.
 */
export interface Definition<Table, Props, Result, Said> {
  /** Prefix of the ids of its controls. */
  readonly id: string;
  /** Message keys of the tool. */
  readonly parts: readonly CatalogPart[];
  /** Lists that it offers. */
  readonly lists: readonly ("pallets" | "vehicles")[];
  readonly fields: Table;
  label(props: Props): string;
  /** Returns the changes that a change of some fields means, if there are more. */
  completed?(
    changes: Partial<Texts<NameOf<Table>>>,
    texts: Texts<NameOf<Table>>,
  ): Partial<Texts<NameOf<Table>>>;
  /** Returns the changes that the texts of an address mean, if there are more. */
  arrived?(texts: Texts<NameOf<Table>>): Partial<Texts<NameOf<Table>>>;
  compute(reading: Reading<Table>): Result;
  answer(props: Props, reading: Reading<Table>, result: Result): Said;
}

export type AnyTool = Definition<Fields<ToolProps>, ToolProps, unknown, Answer>;

/** What the types of a tool's parts need of its definition. */
export interface ToolShape {
  readonly fields: object;
  compute(reading: never): unknown;
  answer(props: never, reading: never, result: never): unknown;
}

type PropsOf<Tool extends ToolShape> = Parameters<Tool["answer"]>[0];

/** Props of a tool's form and of its result. */
export interface PartProps<Tool extends ToolShape> {
  readonly props: PropsOf<Tool>;
  readonly reading: Reading<Tool["fields"]>;
  readonly result: ReturnType<Tool["compute"]>;
  readonly answer: ReturnType<Tool["answer"]>;
  /**
   * Increases whenever an address sets the fields (a link, Back, Forward). As a React `key` it resets the state that a
   * part keeps about earlier values.
   */
  readonly arrival: number;
  /** Changes fields. The result follows after the next painted frame. */
  write(changes: Partial<Texts<NameOf<Tool["fields"]>>>): void;
}

/** How a tool looks. */
export interface Look<Tool extends ToolShape> {
  /** Classes of its element, if it does not arrange its parts in one column. */
  readonly className?: string;
  Form(part: PartProps<Tool>): ReactNode;
  View(part: PartProps<Tool>): ReactNode;
}
