import type { MultipartFile } from '@fastify/multipart';
import { CODE } from '@juban/contract/code-names';
import { feedbackTexts } from '@juban/contract/texts/feedback';
import { PICTURE_MAX_BYTES } from '@juban/domain';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import type { SentFile } from './upload.service.ts';

/** A form of the storage API: token, key, the file, and a few fields of its clients. */
export const FORM_LIMITS = {
  fieldNameSize: 100,
  fieldSize: 4_096,
  fields: 20,
  files: 1,
  // Fields and files are counted. With a limit of parts the parser would skip the rest unchecked, and a form
  // that ends inside it would crash the process.
  parts: Number.POSITIVE_INFINITY,
  fileSize: PICTURE_MAX_BYTES,
  headerPairs: 20,
};

type File = Pick<MultipartFile, 'file' | 'fieldname'>;

/** Reads the whole form; a file with an invalid token is skipped without being kept. */
export async function readForm(
  request: FastifyRequest,
  isTokenValid: (token: string) => boolean,
): Promise<SentFile> {
  const fields: Record<string, string> = {};
  let bytes: Buffer | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else bytes = await readFile(part, fields.token === undefined || isTokenValid(fields.token));
  }
  const { token = '', key = '', crc32 } = fields;
  if (!isTokenValid(token)) throw new Refusal(CODE.uploadTokenGone);
  if (!bytes) throw new Refusal(CODE.notAPicture);
  return { token, key, crc32, bytes };
}

async function readFile({ file, fieldname }: File, isWanted: boolean): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) if (isWanted) chunks.push(chunk as Buffer);
  if (file.truncated) throw new Refusal(CODE.pictureTooLarge);
  return fieldname === 'file' ? Buffer.concat(chunks) : undefined;
}

/** An error while a form is read means that the form broke off. */
export function asFormRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code } = error as { code?: string };
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return new Refusal(CODE.badRequest);
  return new Refusal(CODE.notAPicture, { msg: feedbackTexts.pictureCut });
}
