import { createHmac } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
/** RFC 4648. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** How many steps a clock may be off, in either direction. */
const DRIFT = 1;

export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export const totpStep = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** RFC 6238 with its defaults, which every authenticator app supports: SHA-1, six digits, 30 seconds. */
export function totpAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The time step of a code that is right now; undefined for a wrong one. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | undefined {
  const current = totpStep(now);
  const steps = [current - DRIFT, current, current + DRIFT];
  return steps.find((step) => totpAt(secret, step) === code);
}

export function totpUri(secret: Uint8Array, email: string): string {
  const label = encodeURIComponent(`Juban:${email}`);
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=Juban`;
}
