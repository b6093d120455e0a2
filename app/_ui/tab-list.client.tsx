"use client";

import { useCallback, useMemo, useRef, useSyncExternalStore, type KeyboardEvent } from "react";

/**
 * The panels under a list of tabs. They are HTML of the page, and the page itself remembers which one is shown: it is
 * the one that is not hidden.
 */

/**
 * Shows one panel and hides the others.
 *
 * @param ids of all panels, in the order of their tabs
 * @param index which of them to show
 */
function showPanel(ids: readonly string[], index: number): void {
  ids.forEach((id, other) => document.getElementById(id)?.toggleAttribute("hidden", other !== index));
}

/** Names the panel that is shown. */
function shownPanel(ids: readonly string[]): number {
  const index = ids.findIndex((id) => !document.getElementById(id)?.hidden);
  return Math.max(0, index);
}

/**
 * Shows the panel that the address names, or the first, and from now on the one that a link leads into.
 *
 * @param ids of all panels
 * @param onChange called when another panel is shown, by whomever
 * @returns a function that ends it
 */
function watchPanels(ids: readonly string[], onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;

  /** Shows the panel around what a hash names, and returns whether there is one. */
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

  // Before the browser follows the link: it can't scroll to what is hidden.
  const followLink = (event: Event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (link) open(link.hash);
  };
  // An address that was typed, or came back.
  const followAddress = () => {
    const { hash } = window.location;
    if (open(hash)) document.getElementById(hash.slice(1))?.scrollIntoView();
  };
  document.addEventListener("click", followLink, { signal });
  window.addEventListener("hashchange", followAddress, { signal });
  return () => stop.abort();
}

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
