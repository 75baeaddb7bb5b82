/** Names one picture; crypto.randomUUID is newer than the oldest web views. */
export function newCaptchaId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
