const KEY_BYTES = 16;

/** 32 hex digits; the oldest supported web views lack crypto.randomUUID. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
