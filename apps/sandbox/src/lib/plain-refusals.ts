import type { FastifyInstance } from 'fastify';
import { ZodError } from 'zod';

/** A plain word for input that makes no sense. */
export function refusePlainly(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) =>
    error instanceof ZodError ? reply.code(400).send({ error: error.message }) : reply.send(error),
  );
}
