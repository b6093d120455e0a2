import { toConfirm } from "../to-confirm";

/**
 * The figures of the company (R25), in order; their words are `home.company.statistics.{figure}`.
 *
 * @confirm the home page shows it as a fact; it stands in messages/*.json
 */
export const figures = [toConfirm("formats"), toConfirm("customers"), toConfirm("experience")] as const;
