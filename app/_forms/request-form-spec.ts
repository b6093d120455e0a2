import type { ConsentSpec } from "./consent";
import type { FieldSpec } from "./field";
import type { MailAccount } from "./sending/delivery";
import type { FormWords } from "./words";

/** Everything a form shows and needs to know; plain JSON, written into the page. */
export interface RequestFormSpec {
  /** Id of the heading that names the form. */
  headingId: string;
  /** Name of the draft; the same in every language. */
  draft: string;
  fields: readonly FieldSpec[];
  consent: ConsentSpec;
  /** Whether required fields carry a star; they need none where all fields are required. */
  stars: boolean;
  account: MailAccount;
  /** The other ways to reach the company: an e-mail address, the address of a phone link. */
  contact: { email: string; phoneLink: string };
  words: FormWords;
  /** Address of the home page in the language of the page, which opens once a message is sent. */
  home: string;
}
