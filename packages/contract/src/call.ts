/** What client and server must agree on about a call, without its schemas, which only the server loads. */
export interface Call {
  method: 'GET' | 'POST';
  /** A {name} in the path is replaced by the input field of that name. */
  path: `/${string}`;
  /** Requires a login: without one, the answer is 1024 before the rest of the request is read. */
  login?: true;
  /** Signed request with aliId, t, sign and uet. */
  signed?: true;
  /** Input fields that are sealed under et 3. */
  sealed?: readonly string[];
  /**
   * The page works without the answer and does not show a failure; the failure is reported as an event
   * instead.
   */
  quiet?: true;
  /** The answer is an image or a file, without the envelope. */
  raw?: true;
  /** Polled frequently: the login of the caller is cached. */
  polled?: true;
  /** Fields of a POST that may also be in the query. */
  query?: readonly string[];
  /** Input fields that are sent as headers too, by header name. */
  headers?: Readonly<Record<string, string>>;
  /** The header `deviceid` of the apps identifies the device. */
  device?: true;
  /** Sends an SMS code. A caller without a requester cookie gets one. */
  sendsCode?: true;
  /** Answers the token of a new session and is logged as a login. */
  opensSession?: true;
}

/** Fills the path parameters and returns the remaining input, which is sent as query or body. */
export function fillPath(path: string, input: Readonly<Record<string, unknown>>) {
  const rest = { ...input };
  const address = path.replace(/\{(\w+)\}/g, (_hole, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name] ?? ''));
  });
  return { address, rest };
}

export interface Envelope<Data = unknown> {
  code: string | number;
  msg: string;
  data: Data;
}
