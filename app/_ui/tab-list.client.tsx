"use client";

import { useCallback, useMemo, useRef, useSyncExternalStore, type KeyboardEvent } from "react";

import { showPanel, shownPanel, watchPanels } from "./tab-panels";

export interface TabListProps {
  label: string;
  /** Each with the id of its panel. */
  tabs: readonly { id: string; title: string }[];
}

/**
 * The list of tabs. Its tabs are links: until this is hydrated, the page itself shows the panel that the address names. Keys
 * as in the WAI-ARIA Authoring Practices (Tabs); the selection follows the focus.
 */
export function TabList({ label, tabs }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => tabs.map(({ id }) => id), [tabs]);
  const watch = useCallback((onChange: () => void) => watchPanels(ids, onChange), [ids]);
  const selected = useSyncExternalStore(
    watch,
    () => shownPanel(ids),
    () => 0,
  );

  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const next = {
      ArrowLeft: selected === 0 ? last : selected - 1,
      ArrowRight: selected === last ? 0 : selected + 1,
      Home: 0,
      End: last,
      // A link would scroll the page instead.
      " ": selected,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    showPanel(ids, next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };

  return (
    <div className="tabs__list js-only" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {tabs.map(({ id, title }, index) => (
        <a
          key={id}
          id={`${id}-tab`}
          href={`#${id}`}
          data-hold
          role="tab"
          aria-controls={id}
          aria-selected={index === selected}
          tabIndex={index === selected ? 0 : -1}
          onClick={(event) => {
            event.preventDefault();
            showPanel(ids, index);
          }}
        >
          {title}
        </a>
      ))}
    </div>
  );
}
