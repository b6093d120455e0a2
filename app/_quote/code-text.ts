/**
 * A text that stands in a code just as a line would hold it; undefined for any other, and for one with a raw colon: `encode`
 * escapes those, so another line was joined to this text on the way.
 */
export function decodeText(value: string, asHeld: (text: string) => string | undefined): string | undefined {
  try {
    if (value.includes(":")) return undefined;
    const text = decodeURIComponent(value);
    return asHeld(text) === text ? text : undefined;
  } catch {
    return undefined;
  }
}
