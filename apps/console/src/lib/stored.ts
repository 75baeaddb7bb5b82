/** Values that the browser keeps. A browser that refuses storage only forgets them. */
export function readStored<Value>(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
): Value | undefined {
  try {
    const text = window[storage].getItem(`juban.${key}`);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

export function writeStored(storage: 'localStorage' | 'sessionStorage', key: string, value: unknown): void {
  try {
    if (value === undefined) window[storage].removeItem(`juban.${key}`);
    else window[storage].setItem(`juban.${key}`, JSON.stringify(value));
  } catch {
    // Only forgotten.
  }
}
