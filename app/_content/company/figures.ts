import { toConfirm } from "../to-confirm";

/**
 * The company's figures (R25), in order: keys of `home.company.statistics`.
 *
 * @confirm the home page states it as a fact (words in messages/*.json); one that no record supports is
 * misleading advertising
 */
export const figures = [toConfirm("formats"), toConfirm("customers"), toConfirm("experience")] as const;
