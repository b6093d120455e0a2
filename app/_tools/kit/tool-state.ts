import { createContext, type RefObject, useContext } from "react";

import type { Fields, Reading, Texts } from "./fields";
import type { Answer, ToolProps } from "./tool";

/** State of a tool for the kit's own parts, which work with any table. */
export interface ToolState {
  readonly id: string;
  readonly fields: Fields<ToolProps>;
  readonly props: ToolProps;
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
