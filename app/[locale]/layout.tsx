import type { Viewport } from "next";
import { locale } from "next/root-params";
import type { ReactNode } from "react";

import { defaultLocale, isLocale, locales } from "../_i18n/languages";
import { Document } from "../_layout/document";
import { themeColour } from "../_styles/colours";

export const viewport: Viewport = { themeColor: themeColour };

export const dynamicParams = false;
export const generateStaticParams = () =>
  locales.filter((each) => each !== defaultLocale).map((each) => ({ locale: each }));

export default async function Layout({ children }: { children: ReactNode }) {
  const named = await locale();
  return <Document locale={named && isLocale(named) ? named : defaultLocale}>{children}</Document>;
}
