import formatMessage from "use-intl/format-message/format-only";

/**
 * Formats as next-intl does, but throws for a placeholder without a value, for which next-intl prints "undefined".
 * `next.config.mjs` puts it in the place of next-intl's.
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
// Tells next-intl whether it has `t.raw`.
checkedFormat.raw = formatMessage.raw;

export default checkedFormat;
