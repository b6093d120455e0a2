/** The company's figures (R25), in order: keys of `home.company.statistics`. */
export const figures = ["formats", "customers", "experience"] as const;
