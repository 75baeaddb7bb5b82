/** What client and server must agree on about one call, without its schemas (those stay on the server). */
export interface Call {
  method: 'GET' | 'POST';
  path: `/${string}`;
  /** Answers 1024 before anything else of the request is looked at. */
  login?: true;
  /** Carries aliId, t, sign and uet. */
  signed?: true;
  /** Input fields that travel sealed under et 3. */
  sealed?: readonly string[];
  /** The answer is not the envelope: an image or a file. */
  raw?: true;
}

export interface Envelope<Data = unknown> {
  code: string | number;
  msg: string;
  data: Data;
}
