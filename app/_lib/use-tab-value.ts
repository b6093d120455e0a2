import { useSyncExternalStore } from "react";

import { tabStore } from "./tab-storage";

/** Subscribes to a value of this tab. Returns undefined without one, and on the server. */
export function useTabValue(key: string): unknown {
  return useSyncExternalStore(
    tabStore.subscribe,
    () => tabStore.get(key),
    () => undefined,
  );
}
