"use client";

import { useCallback, useMemo, useRef, useSyncExternalStore, type KeyboardEvent } from "react";

/**
 * The panels are part of the page's HTML. The `hidden` attribute is the only state: the panel without it is
 * selected.
 */

/**
 * Shows one panel and hides the others.
 *
 * @param ids panel ids in the order of the tabs
 * @param index index of the panel to show
 */
function showPanel(ids: readonly string[], index: number): void {
  ids.forEach((id, other) => {
    const panel = document.getElementById(id);
    panel?.toggleAttribute("hidden", other !== index);
    // `behaviours.ts` hid it from screen readers.
    if (other === index) panel?.removeAttribute("aria-hidden");
  });
}

function shownPanel(ids: readonly string[]): number {
  const index = ids.findIndex((id) => !document.getElementById(id)?.hidden);
  return Math.max(0, index);
}

/**
 * Shows the panel that the URL names, or the first. Then shows the panel that a followed link points into.
 *
 * @param ids panel ids
 * @param onChange called when the visible panel changes, for any reason
 * @returns a function that stops watching
 */
function watchPanels(ids: readonly string[], onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;

  /** Shows the tab panel that contains the element named by a URL hash. Returns whether a panel contains it. */
  const open = (hash: string) => {
    const target = document.getElementById(hash.slice(1));
    const index = ids.findIndex((id) => target?.closest(`[id="${id}"]`));
    if (index >= 0) showPanel(ids, index);
    return index >= 0;
  };

  if (!open(window.location.hash)) showPanel(ids, 0);
  const observer = new MutationObserver(onChange);
  for (const id of ids) {
    const panel = document.getElementById(id);
    if (panel) observer.observe(panel, { attributeFilter: ["hidden"] });
  }
  signal.addEventListener("abort", () => observer.disconnect());

  // Runs before the browser follows the link, which can't scroll to a hidden panel.
  const onClick = (event: Event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (link) open(link.hash);
  };
  // The hash was typed, or comes from the history.
  const onHashChange = () => {
    const { hash } = window.location;
    if (open(hash)) document.getElementById(hash.slice(1))?.scrollIntoView();
  };
  document.addEventListener("click", onClick, { signal });
  window.addEventListener("hashchange", onHashChange, { signal });
  return () => stop.abort();
}

export interface TabListProps {
  label: string;
  tabs: readonly { id: string; title: string }[];
}

/**
 * Renders the list of tabs as links. Until hydration, CSS shows the panel that the URL names. Keys follow the
 * WAI-ARIA Authoring Practices (Tabs). The selection follows the focus.
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
      // Space on a link would scroll the page.
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
