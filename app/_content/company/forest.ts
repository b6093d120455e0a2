/** A certificate of the chain of custody of wood. */
export interface Forest {
  readonly scheme: "FSC" | "PEFC";
  readonly code: string;
}

/**
 * How the codes of certificates are built: letters of the certifier, the kind, and its own number. PEFC leaves more of it to the
 * certifiers.
 */
const codes: Readonly<Record<Forest["scheme"], RegExp>> = {
  FSC: /^[A-Z]{2,6}-COC-\d{6}$/,
  PEFC: /^[A-Z]{2,6}-PEFC([-/]COC)?-?\d{3,7}$/i,
};

/** Whether a code can be one of its scheme; zeros alone never are. */
export function isForestCode({ scheme, code }: Forest): boolean {
  return codes[scheme].test(code) && /[1-9]/.test(code);
}
