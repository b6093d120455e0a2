import { useEffect, useSyncExternalStore } from "react";

import type { Late } from "./late";
import { tabStore } from "./tab-storage";

/** Requests a value once it is needed. Returns null if it failed to come, undefined before that. */
export function useLate<Value>(
  { get, now, watch }: Late<Value>,
  isNeeded: boolean,
): Value | null | undefined {
  useEffect(() => {
    if (isNeeded) get().catch(console.error);
  }, [get, isNeeded]);
  return useSyncExternalStore(watch, now, () => undefined);
}

/** Returns undefined without a value, and on the server. */
export function useTabValue(key: string): unknown {
  return useSyncExternalStore(
    tabStore.subscribe,
    () => tabStore.get(key),
    () => undefined,
  );
}
