/** How a form takes the quote list along; plain JSON. */
export interface QuoteSpec {
  /** Address of the file of words. */
  words: string;
  /** Address of the page with the list, for a link to it. */
  page: string;
  /** An order takes only the lines of its product; an enquiry takes all, and what stands in the composer. */
  product?: number;
  /** Name of the field for the number of pieces: the first line's, until the visitor has another. */
  amount: string;
  /** Name of the field for the product's name, where the form has one: it says how many lines there are. */
  productName?: string;
  /** Name of the field with the address that is answered to. */
  replyTo: string;
}
