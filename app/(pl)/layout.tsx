import type { Viewport } from "next";
import type { ReactNode } from "react";

import { defaultLocale } from "../_i18n/languages";
import { Document } from "../_layout/document";
import { themeColour } from "../_styles/colours";

export const viewport: Viewport = { themeColor: themeColour };

export default function Layout({ children }: { children: ReactNode }) {
  return <Document locale={defaultLocale}>{children}</Document>;
}
