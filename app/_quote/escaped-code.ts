/** Signs that `encode` leaves raw wherever they stand, as an address escapes them: to undo that never changes a text. */
const unreserved = /%(?:2[A1DdEe789]|2[aA]|3[0-9]|4[1-9A-Fa-f]|5[0-9AaFf]|6[1-9A-Fa-f]|7[0-9AaEe])/g;

/** What a line of a code begins with. */
const head = "(\\d+|blocks|custom|doc)";

/**
 * Gives what a code may have been before a mail program escaped signs of it: letters and figures, the signs that part its
 * lines and terms, or all of it once more. Which form is the right one shows by reading it.
 */
export function unescapedForms(code: string): string[] {
  const plain = code.replace(unreserved, (escape) => decodeURIComponent(escape));
  const colons = plain.includes(":")
    ? plain
    : plain.replace(new RegExp(`(^|,|%2C)${head}%3A`, "gi"), "$1$2:");
  const lines = colons.replace(new RegExp(`%2C(?=${head}:)`, "gi"), ",");
  const terms = lines.replace(
    /%3B(?=(?:[mp](?:[;,]|%3B|$)|h[01]|s\d+x|u[dst]|d\d{4}-|b\d+x|k[ps]\d|e[24]|w\d|o[frc]|[cng]))/gi,
    ";",
  );
  return [...decodedOnce(code), plain, lines, terms];
}

/** The code before all of it was escaped, its own escapes too; nothing where those are as they were. */
function decodedOnce(code: string): string[] {
  if (!code.includes("%25")) return [];
  try {
    return [decodeURIComponent(code)];
  } catch {
    return [];
  }
}
