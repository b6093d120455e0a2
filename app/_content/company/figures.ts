import { toConfirm } from "../to-confirm";

/**
 * The figures of the company (R25), in order; their words are `home.company.statistics.{figure}`.
 *
 * @confirm the home page states it as a fact (words in messages/*.json); one that no record supports is misleading advertising
 */
export const figures = [toConfirm("formats"), toConfirm("customers"), toConfirm("experience")] as const;
