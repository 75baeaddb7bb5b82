/** Words of placeholders: a random key contains one of them less than once in ten million keys. */
const PLACEHOLDERS = /secret|change|passw|example|default|juban|replace/i;
const LEAST_BITS = 64;
/** Text that repeats at least this many earlier characters adds no strength. */
const REPEAT_LENGTH = 3;

/** Whether a key looks chosen by a person instead of drawn at random. */
export function isEasyToGuess(key: string): boolean {
  return PLACEHOLDERS.test(key) || estimateBits(key) < LEAST_BITS;
}

/** An upper estimate: repeated parts and runs such as "aaaa" or "1234" count as nothing. */
export function estimateBits(key: string): number {
  const bitsPerCharacter = Math.log2(new Set(key).size || 1);
  let bits = 0;
  let at = 0;
  while (at < key.length) {
    const repeated = repeatedLength(key, at);
    if (repeated >= REPEAT_LENGTH) at += repeated;
    else {
      if (!continuesRun(key, at)) bits += bitsPerCharacter;
      at += 1;
    }
  }
  return bits;
}

/** How many characters from here also appear earlier. */
function repeatedLength(key: string, at: number): number {
  let length = 0;
  while (at + length < key.length && key.slice(0, at).includes(key.slice(at, at + length + 1))) length += 1;
  return length;
}

function continuesRun(key: string, at: number): boolean {
  if (at < 2) return false;
  const step = key.charCodeAt(at) - key.charCodeAt(at - 1);
  return Math.abs(step) <= 1 && step === key.charCodeAt(at - 1) - key.charCodeAt(at - 2);
}
