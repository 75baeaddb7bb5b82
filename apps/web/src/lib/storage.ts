/** Used while the page is open where the browser forbids storage (private windows, some web views). */
const memory = new Map<string, string>();

export function readStored(name: string): string | undefined {
  try {
    return globalThis.localStorage?.getItem(name) ?? memory.get(name);
  } catch {
    return memory.get(name);
  }
}

export function store(name: string, value: string): void {
  memory.set(name, value);
  try {
    globalThis.localStorage?.setItem(name, value);
  } catch {
    // Kept in memory.
  }
}

export function removeStored(name: string): void {
  memory.delete(name);
  try {
    globalThis.localStorage?.removeItem(name);
  } catch {
    // It was never stored.
  }
}
