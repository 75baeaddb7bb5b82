/** 32 hex digits. crypto.randomUUID requires TLS when the Lab is opened from another machine. */
export function randomHandle(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
