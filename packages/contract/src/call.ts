/** What client and server must agree on about one call, without its schemas (those stay on the server). */
export interface Call {
  method: 'GET' | 'POST';
  /** A {name} in it is the input's field of that name. */
  path: `/${string}`;
  /** Answers 1024 before anything else of the request is looked at. */
  login?: true;
  /** Carries aliId, t, sign and uet. */
  signed?: true;
  /** Input fields that travel sealed under et 3. */
  sealed?: readonly string[];
  /** Pages go on without its answer and do not say that it failed: the failure is reported as an event instead. */
  quiet?: true;
  /** The answer is not the envelope: an image or a file. */
  raw?: true;
  /** Asked again and again: who asks is looked up once and then kept in mind with all others who do. */
  polled?: true;
  /** Fields of a POST that its address may carry. */
  query?: readonly string[];
  /** Input fields that travel as headers too, by the header's name. */
  headers?: Readonly<Record<string, string>>;
  /** Inside the app, the header deviceid names the device. */
  device?: true;
  /** Sends an SMS code: a caller who brought no requester cookie gets one. */
  sendsCode?: true;
  /** Answers the token of a new session: logged as a login. */
  opensSession?: true;
}

/** Puts the fields that a path names into it; the rest of the input travels as query or body. */
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
