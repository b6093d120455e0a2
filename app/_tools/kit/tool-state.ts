import { createContext, type RefObject, useContext, useSyncExternalStore } from "react";

import type { Fields, Texts } from "../../_fields/field";
import type { Reading } from "../../_fields/read-fields";
import type { Answer, ToolProps } from "./tool";
import type { TextStore } from "./use-late-result";

/** State of a tool for the kit's own parts, which work with any table. */
export interface ToolState {
  readonly id: string;
  readonly fields: Fields<ToolProps>;
  readonly props: ToolProps;
  readonly store: TextStore;
  readonly reading: Reading<Fields<ToolProps>>;
  readonly answer: Answer;
  readonly write: (changes: Partial<Texts>) => void;
  readonly element: RefObject<HTMLElement | null>;
  /** Whether a press has asked for the missing field. */
  readonly isAsked: boolean;
  readonly ask: () => void;
}

export const StateOfTool = createContext<ToolState | undefined>(undefined);

/** Returns the state of the tool around a part of the kit. @throws Error outside of a tool */
export function useTool(): ToolState {
  const state = useContext(StateOfTool);
  if (!state) throw new Error("This part belongs in a tool.");
  return state;
}

/** Returns something of the latest texts, of which the result may not be computed yet. */
export function useLatest(select: (texts: Texts) => string): string {
  const { store } = useTool();
  const latest = () => select(store.texts);
  return useSyncExternalStore(store.subscribe, latest, latest);
}
