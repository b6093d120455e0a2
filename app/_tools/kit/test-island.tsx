import type { ComponentType } from "react";

import { useToolProps } from "./offers";

interface TestIslandProps {
  tool: Parameters<typeof useToolProps>[0];
  /** The tool's island. */
  of: unknown;
}

/** For tests: renders a tool's island with the props that its page gives. */
export function TestIsland({ tool, of, ...facts }: TestIslandProps & Readonly<Record<string, unknown>>) {
  const props = useToolProps(tool);
  const Island = of as ComponentType<object>;
  return <Island {...props} {...facts} />;
}
