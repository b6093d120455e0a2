/** The three widths every screen is looked at: phone, tablet, desktop; CSS pixels. */
export const widths = [360, 820, 1440] as const;

/** A height of the window that goes with any of them; CSS pixels. */
export const height = 900;
