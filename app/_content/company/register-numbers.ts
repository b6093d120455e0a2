/** Numbers of examples and forms, which pass the sums of their digits and belong to no company. */
const samples: readonly string[] = ["1234563218", "123456785", "12345678512347"];

/** Whether a number of a register can't be meant: a well-known sample, or zeros alone. */
export function isSampleNumber(number: string): boolean {
  return samples.includes(number) || /^0+$/.test(number);
}

/** The sum of the digits by their weights, modulo 11. */
const checksum = (number: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(number[index]), 0) % 11;

/**
 * Checks a Polish tax number: ten digits, the last of which is the sum of the others by their weights, modulo 11; a sum of 10
 * is never given out (Regulation of the Minister of Finance on tax numbers).
 */
export function isValidNip(nip: string): boolean {
  return /^\d{10}$/.test(nip) && checksum(nip, [6, 5, 7, 2, 3, 4, 5, 6, 7]) === Number(nip[9]);
}

/**
 * Checks a number of the Polish statistical register: nine digits, or fourteen whose first nine are one themselves; a sum of 10
 * counts as 0.
 */
export function isValidRegon(regon: string): boolean {
  const ends = (digits: string, weights: readonly number[]) =>
    checksum(digits, weights) % 10 === Number(digits[weights.length]);
  if (!/^\d{9}(\d{5})?$/.test(regon)) return false;
  const isLong = regon.length === 14;
  return (
    ends(regon, [8, 9, 2, 3, 4, 5, 6, 7]) && (!isLong || ends(regon, [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]))
  );
}
