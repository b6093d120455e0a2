/** Parts of the catalog whose keys the code composes of variables alone. */
const composed = /^(home|landing)\.callToAction\.|^news\.articles\.\w+\.body\./;

/** Strings, templates and names of properties. */
const strings = /"([\w.-]+)"|`((?:[\w.-]|\$\{[^`}]*\})+)`|\b(\w+)(?=\??:| \})/g;

/** Parts of the catalog for which a file has a translator. */
const parts = /Translations(?:<[^>]*>)?\((?:\{[^}]*namespace: )?["`]([^"`]*)["`]/g;

const variable = /\$\{[^}]*\}/g;

/** Returns an expression that matches one of some strings, in which a variable stands for any names. */
function oneOf(texts: readonly string[]): RegExp {
  const patterns = texts.map((text) => text.replaceAll(".", "\\.").replace(variable, "[\\w.]+"));
  return RegExp(`^(${patterns.join("|")})$`);
}

/**
 * Returns the keys that the code does not have: neither whole nor divided into the part for which a file has a
 * translator, and the rest. It compares texts without types, so a rest may be a string of any file.
 *
 * @param sources the code of every file that uses texts
 */
export function unusedKeys(keys: readonly string[], sources: readonly string[]): string[] {
  const files = sources.map((source) => {
    const code = source.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
    const found = [...code.matchAll(strings)].map(
      ([, text, template, name]) => text ?? template ?? name ?? "",
    );
    const templates = found.filter((text) => text.includes("${") && text.replace(variable, ""));
    return {
      found,
      templates: oneOf(templates),
      part: oneOf([...code.matchAll(parts)].map(([, part = ""]) => part)),
    };
  });
  const everywhere = new Set(files.flatMap(({ found }) => found));
  const whole = oneOf([...everywhere].filter((text) => /^\w+.*\./.test(text)));
  const isUsed = (key: string) =>
    composed.test(key) ||
    whole.test(key) ||
    [...key.matchAll(/\./g)].some(({ index }) => {
      const rest = key.slice(index + 1);
      return files.some(
        ({ part, templates }) =>
          part.test(key.slice(0, index)) && (everywhere.has(rest) || templates.test(rest)),
      );
    });
  return keys.filter((key) => !isUsed(key));
}
