import { memo, useCallback, useMemo, useRef, useState } from "react";

import { translator } from "../../_i18n/translator";
import { useAddressFields } from "../../_lib/address-fields";
import { useSettledAnnouncement } from "../../_lib/use-announcement";
import { type Fields, type NameOf, read, usualTexts } from "./fields";
import { type Answer, type Definition, type IslandProps, type Look, type ToolProps } from "./tool";
import { StateOfTool, type ToolState } from "./tool-state";
import { useLate } from "./use-late";

/**
 * Makes the island of a tool. The address holds its fields. A key is painted first; then the result is
 * computed, rendered, and announced once the fields have settled.
 */
export function toolIsland<
  Table extends Fields,
  Props extends ToolProps,
  Result,
  Said extends Answer<NameOf<Table>>,
>(tool: Definition<Table, Props, Result, Said>, look: Look<Table, Props, Result, Said>) {
  const usual = usualTexts(tool.fields);
  const { Form, className = "column" } = look;
  const View = memo(look.View) as unknown as typeof look.View;
  return function ToolIsland(provided: IslandProps<Props>) {
    const element = useRef<HTMLDivElement>(null);
    const [texts, write] = useAddressFields(usual, tool.completed);
    const [isAsked, setIsAsked] = useState(false);
    const ask = useCallback(() => setIsAsked(true), []);
    const props = useMemo(
      () => ({ ...provided, t: translator(provided.messages) }) as unknown as Props,
      [provided],
    );
    const reading = useMemo(() => read(tool.fields, texts), [texts]);
    const late = useLate(reading, element);
    const computed = useMemo(() => {
      const result = tool.compute(late);
      return { props, reading: late, result, answer: tool.answer(props, late, result) };
    }, [late, props]);
    useSettledAnnouncement(computed.answer.said);
    const state = { ...tool, ...computed, element, reading, write, isAsked, ask };
    return (
      <StateOfTool value={state as unknown as ToolState}>
        <div className={className} role="group" aria-label={tool.label(props)} ref={element}>
          <Form props={props} reading={reading} result={computed.result} write={write} />
          <View {...computed} write={write} />
        </div>
      </StateOfTool>
    );
  };
}
