/** The figures of the company (R25), in order; their words are `home.company.statistics.{figure}`. */
export const figures = ["formats", "customers", "experience"] as const;

/** Those that nobody at the company has confirmed; so is the number that the counter of pallets begins with (R30). */
export const figuresToConfirm: readonly ((typeof figures)[number] | "pallets")[] = [...figures, "pallets"];
