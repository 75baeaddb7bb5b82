import multipart from '@fastify/multipart';
import type { Code } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../lib/network-of.ts';
import { Refusal } from '../../lib/refusal.ts';
import { userIdOf } from '../../plugins/caller.ts';
import { logRefusal } from '../../plugins/errors.ts';
import { answerInTime, createPlaces } from './places.ts';
import { asFormRefusal, FORM_LIMITS, readForm } from './read-form.ts';
import { UPLOAD_PATH, type UploadService } from './upload.service.ts';

/** Five of one sender, for a few users who share an address. */
const MOST_UNDER_WAY = { inAll: 24, ofOne: 10 };
/** From the last byte on; the transfer itself may take as long as a phone needs. */
const WORK_LIMIT_MS = 9_500;
const MOST_FORM_BYTES = FORM_LIMITS.fileSize + 128 * 1_024;

/** Clients of the storage check only the status, so a refusal here has the storage's status. */
const STATUS: Partial<Record<Code, number>> = {
  [CODE.uploadTokenGone]: 401,
  [CODE.notAPicture]: 403,
  [CODE.pictureTooLarge]: 413,
};

/** A picture and nothing else, however a browser interprets it. */
const PICTURE_HEADERS = {
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename="picture.webp"',
  'content-security-policy':
    "default-src 'none'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'cache-control': 'private, max-age=31536000, immutable',
};

export interface UploadRouteServices {
  uploads: UploadService;
}

type PictureRequest = FastifyRequest<{ Params: { '*': string } }>;

/** A separate scope: only here bodies are forms with files. */
export async function uploadRoutes(app: FastifyInstance, { uploads }: UploadRouteServices): Promise<void> {
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
  app.call('getUploadToken', (input, context) => uploads.grant(userIdOf(context), input));

  const takePlace = createPlaces(MOST_UNDER_WAY);
  const receive = async (request: FastifyRequest) => {
    const { address } = request.context;
    await uploads.admit(address);
    if (Number(request.headers['content-length'] ?? 0) > MOST_FORM_BYTES)
      throw new Refusal(CODE.pictureTooLarge);
    const leave = takePlace(networkOf(address));
    const sent = await readForm(request, uploads.isTokenValid).catch((error) => {
      leave();
      throw asFormRefusal(error);
    });
    // The bytes are in memory until the work has ended, even after its caller was answered.
    return answerInTime((answered) => uploads.receive(sent, answered).finally(leave), WORK_LIMIT_MS);
  };
  const config = { bodyMayTakeLong: true } as const;
  app.post(UPLOAD_PATH, { config }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return receive(request).catch((error) => answerRefusal(request, reply, error));
  });

  app.get(`${UPLOAD_PATH}/*`, async (request: PictureRequest, reply) => {
    await uploads.admitReader(request.context.address);
    const isSlim = request.raw.url?.endsWith('?imageslim') === true;
    const bytes = await uploads.read(request.params['*'], isSlim);
    if (!bytes) throw new Refusal(CODE.notFound);
    return reply.headers(PICTURE_HEADERS).send(Buffer.from(bytes));
  });
}

/** The envelope, and the field in which the storage's clients look for a reason. */
function answerRefusal(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const status = error instanceof Refusal ? STATUS[error.code] : undefined;
  if (!(error instanceof Refusal) || status === undefined) throw error;
  const { code, message: msg } = logRefusal(request, error);
  return reply.code(status).send({ code, msg, data: null, error: msg });
}
