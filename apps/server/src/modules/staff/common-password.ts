/** Beginnings of passwords that are tried first, of any length. */
const COMMON = [
  'password',
  'passw0rd',
  'p@ssw0rd',
  'p@ssword',
  'qwerty',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx',
  '1q2w3e4r',
  'qazwsxedc',
  'iloveyou',
  'woaini',
  'admin',
  'administrator',
  'welcome',
  'letmein',
  'changeme',
  'monkey',
  'dragon',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'trustno1',
  'master',
  'shadow',
  'michael',
  'computer',
  'internet',
  'security',
  'secret',
  'default',
  'temp',
  'test',
  'guest',
  'root',
  'abc123',
  '123qwe',
  'a123456',
  'wang',
  'zhang',
  '5201314',
  '147258369',
  '789456123',
  'aa123456',
  'juban',
  'console',
];
const ROWS = ['0123456789', '9876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const LEAST_OWN_LETTERS = 8;

const withoutRows = (text: string): string => {
  let left = text;
  for (const row of ROWS) {
    for (let length = row.length; length >= 4; length -= 1) {
      for (let at = 0; at + length <= row.length; at += 1)
        left = left.replaceAll(row.slice(at, at + length), '');
    }
  }
  return left;
};

/**
 * Whether a password is one of those that everybody tries: common words, rows of the keyboard, repetitions, or
 * the own name, with little else.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const text = password.toLowerCase();
  const names = own.flatMap((name) => name.toLowerCase().split(/[@.\s]/)).filter((name) => name.length >= 3);
  let left = withoutRows(text);
  for (const word of [...names, ...COMMON.toSorted((one, other) => other.length - one.length)]) {
    left = left.replaceAll(word, '');
  }
  // Repetitions of up to four characters count once.
  left = left.replace(/(.{1,4}?)\1{2,}/g, '$1');
  return new Set(left).size < LEAST_OWN_LETTERS / 2 || left.length < LEAST_OWN_LETTERS;
}
