// @ts-check

/**
 * Returns whether a version lies in a range, for a machine without the package `semver`. Supports parts with
 * `^` or `>=`, joined by `||`, as in `engines` of package.json.
 *
 * @param {string} version such as "22.16.0"
 * @param {string} range such as "^20.19 || >=24"
 * @throws {Error} for a range in another form
 */
export function fitsRange(version, range) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return range.split("||").some((part) => {
    const found = /^\s*(\^|>=)(\d+)(?:\.(\d+))?\s*$/.exec(part);
    if (!found)
      throw new Error(`engines.node "${range}" is not supported: use only ^a.b and >=a.b, joined by ||.`);
    const [least, leastMinor] = [Number(found[2]), Number(found[3] || 0)];
    if (major === least) return minor >= leastMinor;
    return found[1] === ">=" && major > least;
  });
}
