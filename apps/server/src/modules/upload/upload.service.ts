import { crc32 } from 'node:zlib';
import type { CallOutput, CallRequest } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { feedbackTexts } from '@juban/contract/texts/feedback';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { randomHandle, type Secrets } from '../../lib/secrets.ts';
import { refuseOver } from '../../plugins/limits.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RateLimits } from '../../ports/rate-limits.ts';
import { readPicture } from './picture.ts';
import { createTurns } from './places.ts';
import {
  findPicture,
  forgetUnused,
  insertPicture,
  insertUpload,
  isGranted,
  type PictureUse,
  settleUpload,
  takePictures,
} from './upload.repository.ts';
import { makeUploadToken, readUploadToken, type UploadGrant } from './upload-token.ts';

const TOKEN_LIFE_MS = 30 * 60_000;
/** A feedback that takes longer to write must upload again. */
const UNUSED_LIFE_MS = 24 * 3_600_000;
/** A large one decodes to hundreds of megabytes. */
const DRAWN_AT_ONCE = 2;

export const UPLOAD_PATH = '/upload';
const SLIM_SUFFIX = '?imageslim';

const FILE_KEY = /^(?:feedback|report)\/[\w-]{32}$/;
/** A key with or without the storage's address before it, and the slimming suffix after it. */
const WRITTEN_KEY = new RegExp(`^(?:${UPLOAD_PATH}/)?(.*?)(?:[?]imageslim)?$`);

export interface SentFile {
  token: string;
  key: string;
  /** As counted by the client; most send none. */
  crc32: string | undefined;
  bytes: Buffer;
}

export interface UploadDeps {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  rateLimits: RateLimits;
}

export type UploadService = ReturnType<typeof createUploadService>;

/** The local store of pictures: tokens, uploads that use them up, and stored pictures. */
export function createUploadService({ db, clock, secrets, rateLimits }: UploadDeps) {
  const inTurn = createTurns(DRAWN_AT_ONCE);
  const readToken = (token: string) => readUploadToken(secrets, token, clock.realNow());

  async function keep({ fileKey, userId }: UploadGrant, bytes: Buffer, answered: AbortSignal): Promise<void> {
    const picture = await inTurn(async () => {
      answered.throwIfAborted();
      return readPicture(bytes);
    }).catch(async (refusal) => {
      if (!answered.aborted) await settleUpload(db, fileKey, userId, 'refused');
      throw refusal;
    });
    answered.throwIfAborted();
    await db.transaction(async (tx) => {
      if (!(await settleUpload(tx, fileKey, userId, 'stored'))) throw new Refusal(CODE.uploadTokenGone);
      await insertPicture(tx, fileKey, picture);
      answered.throwIfAborted();
    });
  }

  return {
    /** Counts an upload of that address. */
    admit: (address: string) => refuseOver(rateLimits, 'uploadsByAddress', address),

    /** Counts a request for a picture among all requests of the address. */
    admitReader: (address: string) => refuseOver(rateLimits, 'callsByAddress', address),

    /** Whether an upload may use this token, apart from whether it was used. */
    isTokenValid: (token: string) => readToken(token) !== undefined,

    async grant(
      userId: number,
      { type: purpose, size }: CallRequest<'getUploadToken'>,
    ): Promise<CallOutput<'getUploadToken'>> {
      await refuseOver(rateLimits, 'uploadsByUser', String(userId));
      const now = clock.realNow().getTime();
      await forgetUnused(db, new Date(now - UNUSED_LIFE_MS));
      const fileKey = `${purpose}/${randomHandle()}`;
      const expiresAt = new Date(now + TOKEN_LIFE_MS);
      await insertUpload(db, { fileKey, userId, purpose, expiresAt });
      const token = makeUploadToken(secrets, { fileKey, userId, size, expiresAt });
      return { fileKey, token, uploadUrl: UPLOAD_PATH, domain: UPLOAD_PATH, suffix: SLIM_SUFFIX };
    },

    /**
     * Stores the picture of one token; an invalid one is not stored, and if the caller was answered before,
     * the token stays unused.
     */
    async receive(
      { token, key, crc32: sentSum, bytes }: SentFile,
      answered: AbortSignal,
    ): Promise<{ key: string }> {
      const grant = readToken(token);
      if (!grant || grant.fileKey !== key || !(await isGranted(db, key)))
        throw new Refusal(CODE.uploadTokenGone);
      if (bytes.length > grant.mostBytes) throw new Refusal(CODE.pictureTooLarge);
      const isWhole = sentSum === undefined || Number(sentSum) === crc32(bytes);
      if (bytes.length < grant.leastBytes || !isWhole)
        throw new Refusal(CODE.notAPicture, { msg: feedbackTexts.pictureCut });
      await keep(grant, bytes, answered);
      return { key };
    },

    read: async (fileKey: string, isSlim: boolean) =>
      FILE_KEY.test(fileKey) ? findPicture(db, fileKey, isSlim) : undefined,

    /** Keys as a client writes them, each once; a malformed key is refused. */
    readKeys(written: string): string[] {
      const parts = written.split(',').map((part) => part.trim());
      const keys = parts.filter(Boolean).map((part) => WRITTEN_KEY.exec(part)?.[1] ?? '');
      if (!keys.every((key) => FILE_KEY.test(key))) throw new Refusal(CODE.pictureGone);
      return [...new Set(keys)];
    },

    /** Joins the caller's transaction: throws unless all of these pictures are the user's and unused. */
    async take(tx: Db, use: PictureUse): Promise<void> {
      if ((await takePictures(tx, use)) !== use.keys.length) throw new Refusal(CODE.pictureGone);
    },

    addressOf: (fileKey: string) => `${UPLOAD_PATH}/${fileKey}${SLIM_SUFFIX}`,
  };
}
