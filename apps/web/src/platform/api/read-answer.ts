import type { Envelope } from '@juban/contract/call';
import { PHONE_KEY } from '@juban/contract/phone-keys';
import { commonTexts } from '@juban/contract/texts/common';
import { ApiError, noConnection } from './api-error.ts';
import { loadSealing } from './load-wire.ts';

export interface AnswerReader {
  clientTypeId: string;
  /** Fields are encrypted (et 3). */
  sealed: boolean;
}

/** Answers of a gateway in front of the server, without an envelope. */
const HTTP_TEXTS: Readonly<Record<number, string>> = {
  401: commonTexts.http401,
  403: commonTexts.http403,
  404: commonTexts.http404,
  502: commonTexts.http502,
};

export async function readAnswer(response: Response, reader: AnswerReader): Promise<Envelope> {
  return readEnvelope(await parseBody(response), response.status, reader);
}

/** Returns the envelope of an answer, decrypted if needed; anything else throws an ApiError. */
export async function readEnvelope(body: unknown, status: number, reader: AnswerReader): Promise<Envelope> {
  if (isEnvelope(body)) return reader.sealed ? openMobiles(body, reader, status) : body;
  if (status !== 200) throw new ApiError(HTTP_TEXTS[status] ?? commonTexts.http502, '', status);
  return openBody(body, reader);
}

async function parseBody(response: Response): Promise<unknown> {
  const text = await whole(response.text());
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A connection that breaks in the middle of an answer is a lost connection, not an invalid answer. */
export function whole<Body>(body: Promise<Body>): Promise<Body> {
  return body.catch(() => {
    throw noConnection();
  });
}

function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && 'code' in body;
}

async function openBody(body: unknown, reader: AnswerReader): Promise<Envelope> {
  const sealed = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (typeof sealed !== 'string') throw unreadable(200);
  const { openValue } = await loadSealing();
  try {
    const opened: unknown = JSON.parse(await openValue(reader.clientTypeId, sealed));
    if (isEnvelope(opened)) return reader.sealed ? await openMobiles(opened, reader, 200) : opened;
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
  }
  throw unreadable(200);
}

async function openMobiles(body: Envelope, reader: AnswerReader, status: number): Promise<Envelope> {
  const phones = findPhones(body.data);
  if (phones.length === 0) return body;
  const { openValue } = await loadSealing();
  try {
    for (const [holder, key, sealed] of phones) holder[key] = await openValue(reader.clientTypeId, sealed);
  } catch {
    throw unreadable(status);
  }
  return body;
}

type Holder = Record<string, unknown>;

/** Finds the phones of an answer at any depth; empty ones need no decryption. */
function findPhones(value: unknown): Array<[holder: Holder, key: string, sealed: string]> {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.entries(holder).flatMap(([key, inner]) => {
    const isPhone = typeof inner === 'string' && inner !== '' && PHONE_KEY.test(key);
    return isPhone ? [[holder, key, inner]] : findPhones(inner);
  });
}

function unreadable(status: number): ApiError {
  return new ApiError(commonTexts.unreadable, '', status);
}
