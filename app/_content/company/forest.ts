/** A chain-of-custody certificate for wood. */
export interface Forest {
  readonly scheme: "FSC" | "PEFC";
  readonly code: string;
}

/** Format of the certificate codes. PEFC leaves more of the format to the certifiers. */
const codes: Readonly<Record<Forest["scheme"], RegExp>> = {
  FSC: /^[A-Z]{2,6}-COC-\d{6}$/,
  PEFC: /^[A-Z]{2,6}-PEFC([-/]COC)?-?\d{3,7}$/i,
};

/** Returns whether a code matches its scheme's format and contains a digit other than zero. */
export function isForestCode({ scheme, code }: Forest): boolean {
  return codes[scheme].test(code) && /[1-9]/.test(code);
}
