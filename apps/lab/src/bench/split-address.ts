interface Piece {
  kind: 'path' | 'value' | 'rest';
  text: string;
}

/** Splits an address into its path without /h5, the values of its query, and everything between. */
export function splitAddress(address: string): Piece[] {
  const [, prefix = '', path = '', rest = ''] = /^(\/h5(?=[/?#]|$))?([^?#]*)(.*)$/s.exec(address) ?? [];
  const pieces: Piece[] = [
    { kind: 'rest', text: prefix },
    { kind: 'path', text: path },
  ];
  for (const [text, name = '', value = ''] of rest.matchAll(/([?&#][^=&#]*=?)([^&#]*)/g)) {
    if (text !== '') pieces.push({ kind: 'rest', text: name }, { kind: 'value', text: value });
  }
  return pieces.filter(({ text }) => text !== '');
}
