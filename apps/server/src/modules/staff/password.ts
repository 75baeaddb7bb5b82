import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** About 100 ms and 32 MB a try. Stored with each hash, so that they can be raised later. */
const COST = { N: 2 ** 15, r: 8, p: 1 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

const derive = (password: string, salt: Buffer, { N = 0, r = 0, p = 0 }: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // The default limit of memory is exactly what these parameters need, and refuses them.
    const options = { N, r, p, maxmem: 256 * N * r };
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [kind, N, r, p, salt = '', key = ''] = hash.split('$');
  if (kind !== 'scrypt') throw new Error(`unknown kind of password hash: ${kind}`);
  const stored = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), cost), stored);
}

/** The same work for an account that does not exist, so that the time of the answer reveals nothing. */
export async function spendPasswordTime(password: string): Promise<void> {
  await derive(password, Buffer.alloc(SALT_BYTES), COST);
}
