import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";

import type { Fields, Texts } from "../../_fields/field";
import { read, type Reading } from "../../_fields/read-fields";
import { translator } from "../../_i18n/translator";
import { useSettledAnnouncement } from "../../_lib/use-announcement";
import type { Answer, AnyTool, IslandProps, Look, PartProps, ToolProps, ToolShape } from "./tool";
import { type TextStore, useLateResult } from "./use-late-result";

/** For the kit's own parts, which work with any table. */
interface ToolState {
  readonly id: string;
  readonly fields: Fields<ToolProps>;
  readonly props: ToolProps;
  readonly store: TextStore;
  readonly reading: Reading<Fields<ToolProps>>;
  readonly answer: Answer;
  readonly write: (changes: Partial<Texts>) => void;
  readonly element: RefObject<HTMLElement | null>;
  /** A press has asked for the missing field. */
  readonly isAsked: boolean;
  readonly ask: () => void;
}

const StateOfTool = createContext<ToolState | undefined>(undefined);

/** Returns the state of the tool around a part of the kit. @throws Error outside of a tool */
export function useTool(): ToolState {
  const state = useContext(StateOfTool);
  if (!state) throw new Error("This part belongs in a tool.");
  return state;
}

/** Selects from the latest texts, of which the result may not be computed yet. */
export function useLatest(select: (texts: Texts) => string): string {
  const { store } = useTool();
  const latest = () => select(store.texts);
  return useSyncExternalStore(store.subscribe, latest, latest);
}

/**
 * Makes the island of a tool. The address holds its fields. A key is painted first; then the result is
 * computed, rendered, and announced once the fields have settled.
 */
export function toolIsland<Tool extends ToolShape>(
  definition: Tool,
  look: Look<Tool>,
): (props: IslandProps<PartProps<Tool>["props"]>) => ReactNode;
export function toolIsland(tool: AnyTool, { Form, View, className = "column" }: Look<AnyTool>) {
  // Repeated rows have the names and letters of the first ones, with a number.
  const fields = Object.entries(tool.fields)
    .filter(([name]) => !/\d$/.test(name))
    .map(([name, { letter }]) => `${name}:${letter}`)
    .join(" ");
  return function ToolIsland({ messages, ...offers }: IslandProps<ToolProps>) {
    const element = useRef<HTMLDivElement>(null);
    const [isAsked, setIsAsked] = useState(false);
    const ask = useCallback(() => setIsAsked(true), []);
    const [props] = useState(() => ({ ...offers, t: translator(messages) }));
    const compute = useCallback(
      (texts: Texts) => {
        const reading = read(tool.fields, texts);
        const result = tool.compute(reading);
        return { props, reading, result, answer: tool.answer(props, reading, result) };
      },
      [props],
    );
    const { store, result: computed, write, arrival } = useLateResult(tool, compute, element);
    useSettledAnnouncement(computed.answer.said);
    const part = { ...computed, write, arrival };
    return (
      <StateOfTool value={{ ...tool, ...part, store, element, isAsked, ask }}>
        <div
          className={className}
          role="group"
          aria-label={tool.label(props)}
          // Code outside of islands reads these names: an address with one of them starts the tool at once
          // (`app/_client/behaviours.ts`), and values typed before the start are kept (`inline-parts.ts`).
          data-fields={fields}
          ref={element}
        >
          <Form {...part} />
          <View {...part} />
        </div>
      </StateOfTool>
    );
  };
}
