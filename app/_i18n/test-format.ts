import compile from "icu-minify/compile";
import formatCompiled from "use-intl/format-message/format-only";

/** For tests (`jest.config.mjs`): formats as a build does, also texts that are not compiled. */
const formatMessage: typeof formatCompiled = (key, message, ...rest) =>
  formatCompiled(key, typeof message === "string" ? compile(message) : message, ...rest);
formatMessage.raw = formatCompiled.raw;

export default formatMessage;
