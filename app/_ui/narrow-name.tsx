import "./narrow-name.css";

interface NarrowNameProps {
  name: string;
  /** What stands for the name where a table has no width for it. */
  short: string;
}

/** A name in a table, which a narrow window shows by its short form: broken in two it could not be read. */
export function NarrowName({ name, short }: NarrowNameProps) {
  return (
    <>
      <span className="narrow-name__full">{name}</span>
      <span className="narrow-name__short">{short}</span>
    </>
  );
}
