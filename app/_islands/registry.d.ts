/** Written by scripts/ship from the `*.client.tsx` files: what each island's name stands for. */
declare module "island-registry" {
  import type { ComponentType } from "react";

  export const islands: Record<string, (() => Promise<{ default: ComponentType<object> }>) | undefined>;
}
