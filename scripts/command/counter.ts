/** Where a count is shown: the part of standard output that is used here. */
type Output = Pick<NodeJS.WriteStream, "isTTY" | "write">;

/** A log, which keeps every line, gets so many of them. */
const linesInLog = 10;

/**
 * Counts the parts of a step that takes a while: "Pictures: 57/145". A terminal shows one line that counts; a log gets one for
 * every tenth of the way.
 *
 * @param name what is counted
 * @param total how many parts there are
 * @returns to be called when a part is done
 */
export function counter(name: string, total: number, output: Output = process.stdout): () => void {
  let done = 0;
  let printed = 0;
  return () => {
    done += 1;
    const line = `${name}: ${done}/${total}`;
    if (output.isTTY) output.write(`\r${line}${done === total ? "\n" : ""}`);
    else if (done === total || Math.floor((done * linesInLog) / total) > printed) output.write(`${line}\n`);
    printed = Math.floor((done * linesInLog) / total);
  };
}
