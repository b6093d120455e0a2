import formatMessage from "use-intl/format-message/format-only";

/**
 * Formats a text as next-intl does, but throws for a placeholder without a value, for which a build of
 * next-intl prints "undefined". `next.config.mjs` replaces next-intl's function with this one.
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
// next-intl reads this property of its own function, too, to know whether it has `t.raw`.
checkedFormat.raw = formatMessage.raw;

export default checkedFormat;
