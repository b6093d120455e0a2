/**
 * How many characters a search result shows of a page's title and of its description, at least and at the most (R81): less
 * says too little, more is cut off.
 */
export const headLengths = {
  title: { least: 10, most: 60 },
  description: { least: 120, most: 155 },
} as const;
