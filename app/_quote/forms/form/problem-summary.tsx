import type { MouseEvent } from "react";

import { Icon } from "../../../_ui/icon";
import { warning } from "../../../_ui/icon-shapes";
import { SignedText } from "../words/signed-text";
import "./problem-summary.css";

interface ProblemSummaryProps {
  /** The sentence that says so (R63, R72). */
  sentence: string;
  /** The fields concerned, in the order of the form. */
  problems: readonly { name: string; text: string }[];
  /** Moves focus to a field. */
  onChoose: (name: string) => void;
}

/**
 * Says that the form is not complete and which fields are meant, each a link to its field.
 *
 * Read out once, as a whole; that a mended field leaves the list is not read out.
 */
export function ProblemSummary({ sentence, problems, onChoose }: ProblemSummaryProps) {
  const choose = (event: MouseEvent, name: string) => {
    event.preventDefault(); // no entry in the history: "back" leads away from the form, not through its fields
    onChoose(name);
  };
  return (
    <div className="problem-summary" role="alert" aria-atomic="false" aria-relevant="additions">
      <Icon shape={warning} />
      <SignedText text={sentence} />
      <ul>
        {problems.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => choose(event, name)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
