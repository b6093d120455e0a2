import { company } from "./company/company";
import type { Day } from "./validity";

/** Known barriers: keys of `accessibilityStatement.limits`, in the order of docs/accessibility.md. */
export const accessibilityLimits = [
  "newsButton",
  "certificates",
  "providers",
  "pdfRows",
  "screenReaders",
] as const;

interface AccessibilityTest {
  /** Key of its texts in `accessibilityStatement.tests`. */
  readonly key: "automatic" | "heard" | "files";
  readonly programs: string;
  /** Day of the last manual test. Undefined for tests that run in every build. */
  readonly day?: Day;
}

/** Accessibility tests of the site. The statement claims nothing beyond them. */
export const accessibilityTests: readonly AccessibilityTest[] = [
  { key: "automatic", programs: "axe-core\u00a04.13, Chromium\u00a0156, Firefox\u00a0153, WebKitGTK" },
  { key: "heard", programs: "Orca\u00a043.1, Firefox\u00a0153, Chromium\u00a0156", day: "2026-11-26" },
  { key: "files", programs: "Typst, PDF/UA-1" },
];

/** Date of the accessibility statement, and the person responsible for it. */
// Unconfirmed (should): the page says who tested the site and when: name a person, and set the day after a
// walk of your own
export const accessibilityReview: { readonly day: Day; readonly person?: string } = {
  day: "2026-11-26",
};

// Unconfirmed (should): visitors report barriers here: somebody has to read it and answer
export const accessibilityContact = company.emails.office;
