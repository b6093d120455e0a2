import { type RefObject, startTransition, useCallback, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { addressFields, keepParameters, writeAddressFields } from "../../_fields/address";
import type { Texts } from "../../_fields/field";
import { splitSides, usualTexts } from "../../_fields/read-fields";
import { afterFrame } from "../../_lib/after-frame";
import { pageAddress } from "../../_lib/page-address";
import type { AnyTool } from "./tool";

/** Links whose target depends on a tool's result: the frame's quote links, and those that add its lines. */
const actions = "[data-quote], [data-hold]";

/** A result that takes longer, in ms, would delay the next keys: it waits for a pause between keys. */
const longTask = 50;
const pause = 150;

export interface TextStore {
  texts: Texts;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly set: (texts: Texts) => void;
}

function textStore(texts: Texts): TextStore {
  const watchers = new Set<() => void>();
  const store: TextStore = {
    texts,
    subscribe: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    set: (next) => {
      store.texts = next;
      for (const onChange of watchers) onChange();
    },
  };
  return store;
}

/**
 * Shows a change in its field at once. The address and the result follow after the next painted frame, the
 * result's elements a few at a time, so that no key waits for them. A press anywhere, or Tab, makes them
 * follow at once: links, fields and results are then up to date. `arrival` counts the addresses that have
 * set the fields.
 */
export function useLateResult<Result>(
  tool: Pick<AnyTool, "fields" | "completed" | "arrived">,
  compute: (texts: Texts) => Result,
  element: RefObject<HTMLElement | null>,
) {
  const [store] = useState(() => textStore(usualTexts(tool.fields)));
  const [result, setResult] = useState(() => compute(store.texts));
  const [arrival, setArrival] = useState(0);
  const latest = useRef({ result, isWaiting: false, took: 0, cancel: () => {} });

  const settle = useCallback(() => {
    const now = latest.current;
    if (!now.isWaiting) return now.result;
    now.cancel();
    now.isWaiting = false;
    writeAddressFields(store.texts, tool.fields);
    const begun = performance.now();
    now.result = compute(store.texts);
    now.took = performance.now() - begun;
    return now.result;
  }, [store, tool, compute]);

  useLayoutEffect(() => {
    /** Another address has other fields. */
    const follow = () => {
      const now = latest.current;
      now.cancel();
      now.isWaiting = false;
      const written = addressFields(tool.fields);
      const texts = { ...written, ...splitSides(tool.fields, written) } as Texts;
      store.set({ ...texts, ...tool.arrived?.(texts) } as Texts);
      now.result = compute(store.texts);
      setResult(now.result);
      setArrival((count) => count + 1);
    };
    const show = () => flushSync(() => setResult(settle()));
    /** The result may add a field, which is then the next one. */
    const onKey = ({ key }: KeyboardEvent) => key === "Tab" && show();
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      const pressed = target.closest(actions);
      show();
      const link = target.closest("a");
      if (link) keepParameters(link);
      if (!pressed || (pressed.isConnected && target.isConnected)) return;
      // The pressed control does not exist with the latest values: the press goes to its replacement.
      event.preventDefault();
      event.stopImmediatePropagation();
      element.current?.querySelector<HTMLElement>("[data-hold]")?.click();
    };
    // The built page has the usual texts.
    if (pageAddress().search) follow();
    addEventListener("popstate", follow);
    // In the capture phase of the window, before every other listener.
    addEventListener("click", onClick, true);
    addEventListener("keydown", onKey, true);
    return () => {
      removeEventListener("popstate", follow);
      removeEventListener("click", onClick, true);
      removeEventListener("keydown", onKey, true);
    };
  }, [store, tool, compute, settle, element]);

  const write = useCallback(
    (changes: Partial<Texts>) => {
      const now = latest.current;
      const all = tool.completed?.(changes, store.texts) ?? changes;
      store.set({ ...store.texts, ...all } as Texts);
      now.cancel();
      now.isWaiting = true;
      const show = () => startTransition(() => setResult(settle()));
      now.cancel = afterFrame(show, now.took > longTask ? pause : 0);
    },
    [store, tool, settle],
  );
  return { store, result, write, arrival };
}
