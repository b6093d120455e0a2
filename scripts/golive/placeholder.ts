/** Something that stands on the site until the company's own takes its place (R83). */
export interface Placeholder {
  /** Where that is done; relative to the project, with slashes. */
  readonly file: string;
  /** What it is, and how that is known. */
  readonly says: string;
}

/** Domains that are nobody's (RFC 2606), and this machine. */
const reserved = /(^|[.@])((example|test|invalid|localhost)|example\.(com|net|org))$/;

/** Whether a host's name, or an e-mail address, leads nowhere. */
export function leadsNowhere(address: string): boolean {
  return reserved.test(address) || /^(127\.|\[)/.test(address);
}
