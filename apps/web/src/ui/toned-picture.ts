/** A picture from content for a fixed place of the product. */
export interface TonedPicture {
  /** Its place, where there are several. */
  name: string;
  url: string;
  /** Its mean colour as placeholder until it is loaded; may be empty. */
  tone: string;
}
