import { news } from "../../app/_content/news";

/** The article whose label follows the flag of the one before it (R55). */
export const oddArticle = news.findIndex((article) => "labelFollowsPrevious" in article);

/** The flag that the label of an article follows: its own, and for the odd one that of the article before it. */
export const flagOfLabel = (flags: readonly boolean[]) =>
  flags.map((flag, index) => (index === oddArticle ? flags[index - 1] : flag));
