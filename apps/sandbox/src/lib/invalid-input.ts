import type { FastifyInstance } from 'fastify';
import { ZodError } from 'zod';

/** Answers invalid input with 400 and the reason. */
export function handleInvalidInput(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) =>
    error instanceof ZodError ? reply.code(400).send({ error: error.message }) : reply.send(error),
  );
}
