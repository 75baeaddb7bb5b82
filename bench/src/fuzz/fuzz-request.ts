/** A request as it arrives; it does not have to be valid. */
export interface FuzzRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  payload: Buffer | undefined;
  remoteAddress: string;
}

const SHOWN_LENGTH = 300;

/** Shortened for a report; unprintable characters are escaped. */
export function describeRequest({ method, url, headers, payload }: FuzzRequest): string {
  const body = payload === undefined ? '' : ` body ${cut(JSON.stringify(payload.toString('latin1')))}`;
  return `${method} ${cut(JSON.stringify(url))} headers ${cut(JSON.stringify(headers))}${body}`;
}

function cut(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}... (${text.length})` : text;
}
