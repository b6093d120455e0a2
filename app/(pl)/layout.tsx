import type { Viewport } from "next";
import type { ReactNode } from "react";

import { defaultLocale } from "../_i18n/languages";
import { Document } from "../_shell/document";
import { themeColour } from "../_shell/head/theme-colour";

export const viewport: Viewport = { themeColor: themeColour };

export default function Layout({ children }: { children: ReactNode }) {
  return <Document locale={defaultLocale}>{children}</Document>;
}
