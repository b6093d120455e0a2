import { useCallback, useMemo, useRef, useState } from "react";

import { translator } from "../../_i18n/translator";
import { useAddressFields } from "../../_lib/address-fields";
import { useSettledAnnouncement } from "../../_lib/use-announcement";
import { read, usualTexts } from "./fields";
import type { AnyTool, IslandProps, Look, PartProps, ToolProps, ToolShape } from "./tool";
import { StateOfTool } from "./tool-state";
import { useLateWrite } from "./use-late-write";

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
    const [texts, writeNow] = useAddressFields(usual, tool.completed);
    const write = useLateWrite(writeNow, element);
    const [isAsked, setIsAsked] = useState(false);
    const ask = useCallback(() => setIsAsked(true), []);
    const [props] = useState(() => ({ ...offers, t: translator(messages) }) as unknown as ToolProps);
    const computed = useMemo(() => {
      const reading = read(tool.fields, texts);
      const result = tool.compute(reading);
      return { props, reading, result, answer: tool.answer(props, reading, result) };
    }, [texts, props]);
    useSettledAnnouncement(computed.answer.said);
    const part = { ...computed, write } as unknown as PartProps<Tool>;
    return (
      <StateOfTool value={{ ...tool, ...computed, element, write, isAsked, ask }}>
        <div className={className} role="group" aria-label={tool.label(props)} ref={element}>
          <Form {...part} />
          <View {...part} />
        </div>
      </StateOfTool>
    );
  };
}
