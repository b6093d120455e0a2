/** A text that stands in a code just as a line would hold it; undefined for any other. */
export function decodeText(value: string, asHeld: (text: string) => string | undefined): string | undefined {
  try {
    const text = decodeURIComponent(value);
    return asHeld(text) === text ? text : undefined;
  } catch {
    return undefined;
  }
}
