import { type Call, type CallName, calls } from '@juban/contract';
import { schemas } from '@juban/contract/schemas';
import fp from 'fastify-plugin';
import { z } from 'zod/mini';
import { envelopeSchema } from './calls.ts';
import { renderDocs } from './openapi-page.ts';

export interface Operation {
  name: string;
  call: Call;
  summary: string;
  input: JsonSchema;
  answer: object;
}

export interface JsonSchema {
  properties?: Record<string, object>;
  required?: readonly string[];
}

/** The contract as OpenAPI 3.1, made from the same schemas that check the input. */
export const openapiPlugin = fp(
  async (app) => {
    const operations = describeCalls();
    const document = JSON.stringify(toOpenApi(operations));
    const page = renderDocs(operations);
    app.get('/api/openapi.json', (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(document),
    );
    app.get('/api/docs', (_request, reply) =>
      reply
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        )
        .type('text/html; charset=utf-8')
        .send(page),
    );
  },
  { name: 'openapi' },
);

function describeCalls(): Operation[] {
  return (Object.keys(calls) as CallName[]).map((name) => ({
    name,
    call: calls[name],
    summary: schemas[name].summary,
    input: z.toJSONSchema(schemas[name].input, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
    answer: envelopeSchema(name),
  }));
}

function toOpenApi(operations: readonly Operation[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const { path, method } = operation.call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: toPathItem(operation) };
  }
  return { openapi: '3.1.0', info: { title: 'Juban', version: '0.1.0' }, paths };
}

function toPathItem({ name, call, summary, input, answer }: Operation): object {
  const responses = { 200: { description: summary, content: { 'application/json': { schema: answer } } } };
  const security = call.login ? { security: [{ token: [] }] } : {};
  if (call.method === 'POST') {
    const requestBody = { required: true, content: { 'application/json': { schema: input } } };
    return { operationId: name, summary, ...security, requestBody, responses };
  }
  const parameters = Object.entries(input.properties ?? {}).map(([field, schema]) => ({
    name: field,
    in: call.path.includes(`{${field}}`) ? 'path' : 'query',
    required: input.required?.includes(field) ?? false,
    schema,
  }));
  return { operationId: name, summary, ...security, parameters, responses };
}
