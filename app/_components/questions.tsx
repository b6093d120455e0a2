import type { ReactNode } from "react";

interface QuestionsProps {
  questions: readonly {
    readonly id: string;
    readonly heading: string;
    readonly text: string;
    readonly source?: ReactNode;
  }[];
}

/** Renders common search questions with answers, side by side. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <div className="questions columns page-end wrap">
      {questions.map(({ id, heading, text, source }) => (
        <section key={id} id={id}>
          <h2>{heading}</h2>
          <p>{text}</p>
          {source && <p className="fine-print">{source}</p>}
        </section>
      ))}
    </div>
  );
}
