/**
 * A message that begins with a sign (⚠ ✅ ❌). The sign stays in the text; for the eye, the icon beside it says it.
 *
 * @param text sign, space, sentence
 */
export function SignedText({ text }: { text: string }) {
  const end = text.indexOf(" ") + 1;
  return (
    <span>
      <span className="visually-hidden">{text.slice(0, end)}</span>
      <span>{text.slice(end)}</span>
    </span>
  );
}
