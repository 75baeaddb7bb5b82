/** A picture that the content chose for a place of the product's own. */
export interface TonedPicture {
  /** What it is for, where a place takes several. */
  name: string;
  url: string;
  /** Its mean colour, which stands in until it has arrived; may be empty. */
  tone: string;
}
