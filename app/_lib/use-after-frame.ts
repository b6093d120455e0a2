import { startTransition, useEffect, useState } from "react";

import { afterFrame } from "./after-frame";

/** Follows a value once the page has shown what else it is for, as `useDeferredValue` does between frames. */
export function useAfterFrame<Value>(value: Value): Value {
  const [late, follow] = useState(value);
  useEffect(() => afterFrame(() => startTransition(() => follow(value))), [value]);
  return late;
}
