/** What several providers sign: k=v in the order of the keys, joined by &, nothing escaped. */
export function sortedPairs(fields: Readonly<Record<string, string | number>>): string {
  return Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
}
