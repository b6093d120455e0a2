import type { ReactNode } from "react";

import { Island } from "../../islands/island";
import { TabList } from "./tab-list.client";

interface TabsProps {
  className?: string;
  label: string;
  /** `id` is the id of the panel, the target of links. */
  tabs: readonly { id: string; title: string; panel: ReactNode }[];
}

/**
 * Renders panels of which one is visible (WAI-ARIA Authoring Practices, Tabs). Only the list of tabs is an
 * island, so panels may contain islands. Without scripts all panels are shown and the list is hidden.
 */
export function Tabs({ className, label, tabs }: TabsProps) {
  return (
    <div className={className ? `tabs ${className}` : "tabs"}>
      <Island
        name="tab-list"
        component={TabList}
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
