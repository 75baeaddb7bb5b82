/** Parameters of the address, all as text. Anything else in the address is dropped. */
export type SearchText = Readonly<Record<string, string>>;

export function searchText(search: Record<string, unknown>): SearchText {
  const given = Object.entries(search).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean',
  );
  return Object.fromEntries(
    given.map(([key, value]) => [key, String(value)]).filter(([, text]) => text !== ''),
  );
}

/** Addresses have plain values, without the quotes of JSON. */
export const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text));

export function writeSearch(search: Record<string, unknown>): string {
  const text = new URLSearchParams(searchText(search)).toString();
  return text === '' ? '' : `?${text}`;
}
