import formatMessage from "use-intl/format-message/format-only";

/**
 * Writes a text as next-intl does, and refuses a placeholder without a value, for which next-intl prints "undefined" in a
 * build. `next.config.mjs` puts this in the place of next-intl's own function.
 */
const checkedFormat: typeof formatMessage = (key, message, values, ...rest) => {
  const checked = new Proxy(values ?? {}, {
    get(target, name: string) {
      if (name in target) return target[name];
      throw new Error(`The text "${key}" has {${name}}, and this page gives it no value.`);
    },
  });
  return formatMessage(key, message, checked, ...rest);
};
// What next-intl reads of its own function too: whether it has `t.raw`.
checkedFormat.raw = formatMessage.raw;

export default checkedFormat;
