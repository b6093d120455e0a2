import { startTransition, useEffect, useState } from "react";

import { afterFrame } from "./after-frame";

/** Returns the latest value after the next painted frame. */
export function useAfterFrame<Value>(value: Value): Value {
  const [late, setLate] = useState(value);
  useEffect(() => afterFrame(() => startTransition(() => setLate(value))), [value]);
  return late;
}
