/** An argument that counts something; anything else is told to whoever typed it. */
export function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1)
    throw new RangeError(`--${name} must be a whole number, not "${text}"`);
  return value;
}
