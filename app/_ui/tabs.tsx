import type { ReactNode } from "react";

import { Island } from "../../islands/island";
import { TabList } from "./tab-list.client";
import "./tabs.css";

interface TabsProps {
  className?: string;
  /** Accessible name of the list of tabs. */
  label: string;
  /** Each with the id of its panel, under which a link opens it. */
  tabs: readonly { id: string; title: string; panel: ReactNode }[];
}

/**
 * Panels of which one is shown at a time (WAI-ARIA Authoring Practices, Tabs). Only the list of tabs is an island, so
 * that islands may live in the panels. Without a script the panels stand one below the other and the list is gone.
 */
export function Tabs({ className, label, tabs }: TabsProps) {
  return (
    <div className={className ? `tabs ${className}` : "tabs"}>
      <Island
        name="tab-list"
        component={TabList}
        hydrate="visible"
        props={{ label, tabs: tabs.map(({ id, title }) => ({ id, title })) }}
      />
      {tabs.map(({ id, panel }) => (
        <div
          className="tabs__panel stacked"
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          tabIndex={0}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
