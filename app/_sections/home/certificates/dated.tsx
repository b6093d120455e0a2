/** A text whose dates, such as "31.08.2025", can be read by programs, too. */
export function Dated({ text }: { text: string }) {
  const parts = text.split(/(\d\d\.\d\d\.\d{4})/);
  return parts.map((part, index) =>
    index % 2 ? (
      <time key={index} dateTime={part.split(".").reverse().join("-")}>
        {part}
      </time>
    ) : (
      part
    ),
  );
}
