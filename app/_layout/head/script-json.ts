import { plainText } from "../../_i18n/plain-text";

/**
 * Writes data for a `<script>` element that holds JSON, in plain texts, as programs compare them. `<` is written as its escape, which
 * means the same in JSON, so that no text can end the element or start a comment in it (HTML Standard, "Restrictions for contents
 * of script elements").
 */
export function scriptJson(data: unknown): string {
  return plainText(JSON.stringify(data)).replaceAll("<", "\\u003c");
}
