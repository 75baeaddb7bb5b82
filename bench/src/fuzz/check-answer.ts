import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { clientTypeOf } from '@juban/catalog';
import { type Call, CODES, isSuccess } from '@juban/contract';
import { openValue } from '@juban/wire';
import { showsInternals } from './internals.ts';
import type { Write } from './watch-writes.ts';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  bytes: Buffer;
  ms: number;
  writes: readonly Write[];
}

export interface Verdict {
  /** Code of the answer; `raw` for a picture. */
  code: string;
  faults: string[];
}

const HAN = /[\u4e00-\u9fff]/;

/** Writes that a refused call may still make: an attempt, a captcha, a puzzle, a pass. */
const SPENT_BY_REFUSAL: ReadonlySet<Write> = new Set([
  'sms_codes UPDATE',
  'sms_guess_quotas INSERT',
  'sms_guess_quotas UPDATE',
  'image_captchas DELETE',
  'risk_challenges DELETE',
  'risk_misses INSERT',
  'risk_misses UPDATE',
  'risk_passes DELETE',
]);

/** Checks everything that must hold for the answer to any request. */
export async function checkAnswer(call: Call, answer: Answer, clientType: string): Promise<Verdict> {
  const faults = commonFaults(answer);
  const isPicture = String(answer.headers['content-type']).startsWith('image/');
  if (call.raw && answer.status === 200 && isPicture) return { code: 'raw', faults };
  const text = await readText(answer, clientType);
  if (showsInternals(text)) faults.push('shows internals');
  const envelope = asEnvelope(parse(text));
  if (!envelope) return { code: '?', faults: [...faults, 'no envelope'] };
  const { code, msg } = envelope;
  const known = Object.entries(CODES).find(([name]) => name === String(code));
  if (!known && !isSuccess(code)) faults.push(`unknown code ${code}`);
  if (known && known[1].status !== answer.status) faults.push(`code ${code} with status ${answer.status}`);
  if (!HAN.test(msg)) faults.push(`msg is not Chinese: ${msg}`);
  const written = isSuccess(code) ? [] : unlawfulWrites(answer);
  if (written.length > 0) faults.push(`refused with ${code}, but wrote ${[...new Set(written)].join(', ')}`);
  return { code: String(code), faults };
}

/**
 * The same for endpoints outside the contract package, whose callers read the HTTP status or a plain text.
 */
export async function checkEndpointAnswer(endpoint: EndpointRules, answer: Answer): Promise<Verdict> {
  const faults = commonFaults(answer);
  const text = await readText(answer, '');
  const isPicture = String(answer.headers['content-type']).startsWith('image/');
  if (!isPicture && showsInternals(text)) faults.push('shows internals');
  const envelope = asEnvelope(parse(text));
  const isTaken = answer.status === 200 && (envelope === undefined || isSuccess(envelope.code));
  if (!envelope && !isTaken && !endpoint.answersPlainly) faults.push('no envelope');
  if (envelope && !HAN.test(envelope.msg) && !endpoint.answersPlainly) faults.push('msg is not Chinese');
  // No provider has signed the requests sent here.
  if (endpoint.answersPlainly && BELIEVED.test(text)) faults.push('accepted an unsigned notification');
  const mayWrite = isTaken && !endpoint.answersPlainly;
  const written = mayWrite ? [] : answer.writes.filter((write) => !endpoint.spends?.includes(write));
  if (written.length > 0) faults.push(`refused, but wrote ${[...new Set(written)].join(', ')}`);
  return { code: String(envelope?.code ?? (mayWrite ? 'raw' : answer.status)), faults };
}

export interface EndpointRules {
  answersPlainly?: true;
  spends?: readonly Write[];
}

/** The acknowledgement of a valid provider notification. */
const BELIEVED = /^success$/i;

function commonFaults({ status, headers }: Answer): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`status ${status}`);
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('no security headers');
  return faults;
}

function unlawfulWrites({ status, writes }: Answer): Write[] {
  return writes.filter((write) => status !== 200 || !SPENT_BY_REFUSAL.has(write));
}

const UNPACK: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

interface Envelope {
  code: string | number;
  msg: string;
}

/** Text of an answer: decompressed, and opened if the client type uses sealed bodies. */
async function readText({ bytes, status, headers }: Answer, clientType: string): Promise<string> {
  const text = (UNPACK[String(headers['content-encoding'])] ?? ((packed) => packed))(bytes).toString('utf8');
  if (status !== 200 || clientTypeOf(clientType).sealedBody !== true) return text;
  const body = parse(text);
  if (body === undefined || 'code' in body || typeof body.data !== 'string') return text;
  return openValue(clientType, body.data).catch(() => text);
}

function asEnvelope(body: Record<string, unknown> | undefined): Envelope | undefined {
  const code = body?.code;
  const msg = body?.msg;
  if (typeof code !== 'string' && typeof code !== 'number') return undefined;
  return typeof msg === 'string' && body !== undefined && 'data' in body ? { code, msg } : undefined;
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
