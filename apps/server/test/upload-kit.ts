import { createRequire } from 'node:module';
import type { CallOutput } from '@juban/contract';
import { expect } from 'vitest';
import { startProduct } from './kit.ts';

export type Grant = CallOutput<'getUploadToken'>;

export interface Person {
  id: string;
  token: string;
}

export interface UploadAnswer {
  status: number;
  key?: string;
  code?: string;
  msg?: string;
  error?: string;
}

export type Desk = Awaited<ReturnType<typeof startDesk>>;

/** The product with helpers for tests of pictures and feedback. */
export async function startDesk() {
  const product = await startProduct();
  const { app, call, lab } = product;

  async function grant(person: Person, input: object = {}): Promise<Grant> {
    const answer = await call(
      'getUploadToken',
      { originalFilename: 'a.jpg', ...input },
      { token: person.token },
    );
    expect(answer.code).toBe('0000');
    return answer.data;
  }

  /** As a browser sends it. */
  async function send(fields: Record<string, string>, bytes: Buffer, name = 'a.jpg'): Promise<UploadAnswer> {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    const request = new Response(form);
    const response = await app.inject({
      method: 'POST',
      url: '/upload',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: response.statusCode, ...(response.json() as object) };
  }

  const upload = ({ fileKey, token }: Grant, bytes: Buffer, name?: string) =>
    send({ token, key: fileKey }, bytes, name);

  return {
    product,
    grant,
    send,
    upload,
    makePerson: (wanted: object = {}) => lab<Person>('POST', '/users', wanted),
    /** Stores a picture of that person; returns its key. */
    async store(person: Person, bytes: Buffer): Promise<string> {
      const given = await grant(person);
      expect(await upload(given, bytes)).toEqual({ status: 200, key: given.fileKey });
      return given.fileKey;
    },
    fetch: (path: string) => app.inject({ method: 'GET', url: path }),
    countRows: async (table: string) => {
      const result = await product.foundation.database.db.execute(
        `select count(*)::int as rows from ${table}`,
      );
      return (result as unknown as { rows: Array<{ rows: number }> }).rows[0]?.rows;
    },
    expectHealthy: product.expectHealthy,
    stop: () => product.stop(),
  };
}

/** The storage's own client, which is CommonJS. */
export const qiniu = createRequire(import.meta.url)('qiniu') as typeof import('qiniu');
