import { type ReactNode, useCallback, useRef, useState } from "react";

import type { Texts } from "../../_fields/field";
import { read } from "../../_fields/read-fields";
import { translator } from "../../_i18n/translator";
import { useSettledAnnouncement } from "../../_lib/use-announcement";
import type { AnyTool, IslandProps, Look, PartProps, ToolProps, ToolShape } from "./tool";
import { StateOfTool } from "./tool-state";
import { useLateResult } from "./use-late-result";

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
          // (`app/_client/behaviours.ts`), and values typed before the start are kept (`early-fields.ts`).
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
