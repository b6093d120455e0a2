import { useCallback, useRef, useState } from "react";

import { translator } from "../../_i18n/translator";
import { useSettledAnnouncement } from "../../_lib/use-announcement";
import { read, type Texts, usualTexts } from "./fields";
import type { AnyTool, IslandProps, Look, PartProps, ToolProps, ToolShape } from "./tool";
import { StateOfTool } from "./tool-state";
import { useLateResult } from "./use-late-result";

/**
 * Makes the island of a tool. The address holds its fields. A key is painted first; then the result is
 * computed, rendered, and announced once the fields have settled.
 */
export function toolIsland<Tool extends ToolShape>(
  definition: Tool,
  { Form, View, className = "column" }: Look<Tool>,
) {
  const tool = definition as unknown as AnyTool;
  const usual = usualTexts(tool.fields);
  return function ToolIsland({ messages, ...offers }: IslandProps<PartProps<Tool>["props"]>) {
    const element = useRef<HTMLDivElement>(null);
    const [isAsked, setIsAsked] = useState(false);
    const ask = useCallback(() => setIsAsked(true), []);
    const [props] = useState(() => ({ ...offers, t: translator(messages) }) as unknown as ToolProps);
    const compute = useCallback(
      (texts: Texts) => {
        const reading = read(tool.fields, texts);
        const result = tool.compute(reading);
        return { props, reading, result, answer: tool.answer(props, reading, result) };
      },
      [props],
    );
    const { store, result: computed, write } = useLateResult(usual, compute, tool.completed, element);
    useSettledAnnouncement(computed.answer.said);
    const part = { ...computed, write } as unknown as PartProps<Tool>;
    return (
      <StateOfTool value={{ ...tool, ...computed, store, element, write, isAsked, ask }}>
        <div
          className={className}
          role="group"
          aria-label={tool.label(props)}
          data-fields={Object.keys(usual).join(" ")}
          ref={element}
        >
          <Form {...part} />
          <View {...part} />
        </div>
      </StateOfTool>
    );
  };
}
