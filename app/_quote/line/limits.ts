/** Longest link in a message, in characters. Outlook truncates links at about 2080. */
export const longestLink = 2000;

/** Longest message, in characters, that mail services and programs do not truncate. */
export const longestMessage = 5000;
