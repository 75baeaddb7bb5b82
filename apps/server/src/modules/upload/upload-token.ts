import { PICTURE_MAX_BYTES } from '@juban/domain';
import { z } from 'zod/mini';
import { type Secrets, sameText } from '../../lib/secrets.ts';

const BUCKET = 'juban';
const USE = 'upload-token';
const MOST_TOKEN_LENGTH = 2_048;

/** The content of the storage's own tokens, by its names. */
const policy = z.object({
  scope: z.string(),
  /** Seconds since 1970. */
  deadline: z.int(),
  fsizeMin: z.int(),
  fsizeLimit: z.int(),
  insertOnly: z.literal(1),
  endUser: z.string(),
});

export interface UploadGrant {
  fileKey: string;
  userId: number;
  leastBytes: number;
  mostBytes: number;
}

const sign = (secrets: Secrets, encoded: string) => secrets.index(USE, encoded);

/** accessKey:signature:policy, so that clients of the storage read scope and deadline from it as usual. */
export function makeUploadToken(
  secrets: Secrets,
  grant: { fileKey: string; userId: number; size: number | undefined; expiresAt: Date },
): string {
  const { fileKey, userId, size, expiresAt } = grant;
  const said: z.output<typeof policy> = {
    scope: `${BUCKET}:${fileKey}`,
    deadline: Math.floor(expiresAt.getTime() / 1_000),
    fsizeMin: size ?? 1,
    fsizeLimit: size ?? PICTURE_MAX_BYTES,
    insertOnly: 1,
    endUser: String(userId),
  };
  const encoded = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `${BUCKET}:${sign(secrets, encoded)}:${encoded}`;
}

/** What the token allows; undefined for one that is not ours, was altered or has expired. */
export function readUploadToken(secrets: Secrets, token: string, now: Date): UploadGrant | undefined {
  if (token.length > MOST_TOKEN_LENGTH) return undefined;
  const [bucket = '', signature = '', encoded = '', ...rest] = token.split(':');
  if (bucket !== BUCKET || rest.length > 0 || !sameText(signature, sign(secrets, encoded))) return undefined;
  const said = z.safeParse(policy, JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')));
  if (!said.success || said.data.deadline * 1_000 <= now.getTime()) return undefined;
  const { scope, endUser, fsizeMin, fsizeLimit } = said.data;
  const fileKey = scope.slice(BUCKET.length + 1);
  return { fileKey, userId: Number(endUser), leastBytes: fsizeMin, mostBytes: fsizeLimit };
}
