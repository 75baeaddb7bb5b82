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
  /** Without what travels as headers. */
  input: JsonSchema;
  headers: readonly Parameter[];
  answer: object;
}

export interface JsonSchema {
  properties?: Record<string, object>;
  required?: readonly string[];
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: object;
}

/** Who calls; those that want a login name it. */
const SECURITY_SCHEMES = { token: { type: 'apiKey', in: 'header', name: 'token' } };

/** The contract as OpenAPI 3.1, made from the same schemas that check the input. */
export const openapiPlugin = fp(
  async (app) => {
    // Written for the first who reads: nobody waits for it at a start.
    let document: string | undefined;
    let page: string | undefined;
    app.get('/api/openapi.json', (_request, reply) => {
      document ??= JSON.stringify(toOpenApi(describeCalls()));
      return reply.type('application/json; charset=utf-8').send(document);
    });
    app.get('/api/docs', (_request, reply) => {
      page ??= renderDocs(describeCalls());
      return reply
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        )
        .type('text/html; charset=utf-8')
        .send(page);
    });
  },
  { name: 'openapi' },
);

const describeCalls = () => (Object.keys(calls) as CallName[]).map(describeCall);

function describeCall(name: CallName): Operation {
  const call: Call = calls[name];
  const input = z.toJSONSchema(schemas[name].input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return {
    name,
    call,
    summary: schemas[name].summary,
    input: withoutHeaders(call, input),
    headers: headersOf(call, input),
    answer: envelopeSchema(name),
  };
}

function headersOf({ headers = {} }: Call, { properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(headers).map(([name, field]) => ({
    name,
    in: 'header',
    required: required.includes(field),
    schema: properties[field] ?? { type: 'string' },
  }));
}

function withoutHeaders({ headers }: Call, input: JsonSchema): JsonSchema {
  if (!headers || !input.properties) return input;
  const carried = new Set(Object.values(headers));
  const isLeft = (field: string) => !carried.has(field);
  const properties = Object.entries(input.properties).filter(([field]) => isLeft(field));
  const required = input.required?.filter(isLeft) ?? [];
  return { ...input, properties: Object.fromEntries(properties), required };
}

function toOpenApi(operations: readonly Operation[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const { path, method } = operation.call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: toPathItem(operation) };
  }
  const components = { securitySchemes: SECURITY_SCHEMES };
  return { openapi: '3.1.0', info: { title: 'Juban', version: '0.1.0' }, paths, components };
}

function toPathItem({ name, call, summary, input, headers, answer }: Operation): object {
  const responses = { 200: { description: summary, content: { 'application/json': { schema: answer } } } };
  const security = call.login ? { security: [{ token: [] }] } : {};
  if (call.method === 'POST') {
    const requestBody = { required: true, content: { 'application/json': { schema: input } } };
    return { operationId: name, summary, ...security, parameters: headers, requestBody, responses };
  }
  const parameters = [...addressFieldsOf(call, input), ...headers];
  return { operationId: name, summary, ...security, parameters, responses };
}

function addressFieldsOf({ path }: Call, { properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).map(([field, schema]) => {
    const isInPath = path.includes(`{${field}}`);
    return {
      name: field,
      in: isInPath ? 'path' : 'query',
      required: isInPath || required.includes(field),
      schema,
    };
  });
}
