import type { ConsentSpec } from "../fields/consent";
import type { FieldSpec } from "../fields/field-row";
import type { QuoteSpec } from "../../list/quote-spec";
import type { MailAccount } from "../sending/delivery";
import type { FormName, FormWords } from "../words/form-words";

/** Everything a form shows and needs to know; plain JSON, written into the page. */
export interface RequestFormSpec {
  /** The namespace of the form's own words. */
  form: FormName;
  /** Id of the heading that names the form. */
  headingId: string;
  /**
   * What the form is to an agent in the browser: a tool of this name, whose fields it fills in and which the visitor then
   * sends. Attributes of WebMCP, which other browsers pass over.
   *
   * @see https://developer.chrome.com/docs/ai/webmcp/declarative-api
   */
  tool: { name: string; description: string };
  /** Name of the draft; the same in every language. */
  draft: string;
  fields: readonly FieldSpec[];
  consent: ConsentSpec;
  account: MailAccount;
  /** The other ways to reach the company: an e-mail address, the phone as it is shown and as a link. */
  contact: { email: string; phone: string; phoneLink: string };
  /** Subject of the e-mail that stands in for the form. */
  emailSubject: string;
  words: FormWords;
  /** How the quote list goes along. */
  quote: QuoteSpec;
  /** The phone beside the button, as it is shown and as it is named. */
  phone?: { shown: string; label: string };
  /** Address of the home page in the language of the page, which opens once a message is sent. */
  home: string;
  /** How it opens: as it is, or at its top and then reloading itself once. */
  afterSending: "home" | "home-with-reload";
}
