import { type Call, type CallName, CODES, calls, SUCCESS } from '@juban/contract';
import { callGroups } from '@juban/contract/call-groups';
import { schemas } from '@juban/contract/schemas';
import fp from 'fastify-plugin';
import { z } from 'zod/mini';
import { envelopeSchema, successCode } from './calls.ts';

interface Operation {
  name: string;
  group: string;
  call: Call;
  summary: string;
  /** Without the fields that are sent as headers. */
  input: JsonSchema;
  headers: readonly Parameter[];
  answer: JsonSchema;
}

interface JsonSchema {
  properties?: Record<string, object>;
  required?: readonly string[];
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: object;
}

/** Calls that need a login refer to it. */
const SECURITY_SCHEMES = { token: { type: 'apiKey', in: 'header', name: 'token' } };

const INFO = {
  title: 'Juban API',
  version: '0.1.0',
  description: `Every call answers with an envelope of \`code\`, \`msg\` and \`data\`. The code \`${SUCCESS}\` means success (\`200\` for paths under \`/thanosapi\`); any other code is a refusal, and \`msg\` says why, in Chinese.

Calls marked **Auth Required** need the header \`token\`, which \`POST ${calls.login.path}\` returns. On a demo server, the [Lab](/lab) shows the login codes that were sent by SMS.`,
};

/** Spelling of abbreviations and names in call names. */
const SPELLINGS: Readonly<Record<string, string>> = {
  qr: 'QR',
  tv: 'TV',
  h5: 'H5',
  wechat: 'WeChat',
  apple: 'Apple',
};

/** The contract as OpenAPI 3.1, generated from the schemas that validate the input. */
export const openapiPlugin = fp(
  async (app) => {
    // Built on the first request, so that the start does not wait for it.
    let document: string | undefined;
    app.get('/api/openapi.json', (_request, reply) => {
      document ??= JSON.stringify(toOpenApi(describeCalls()), withoutNoise);
      return reply.type('application/json; charset=utf-8').send(document);
    });
  },
  { name: 'openapi' },
);

/**
 * Zod limits every integer to JavaScript's safe range, and readers would take these limits as example values.
 */
function withoutNoise(key: string, value: unknown): unknown {
  if (key === '$schema') return undefined;
  const isBound = value === Number.MIN_SAFE_INTEGER || value === Number.MAX_SAFE_INTEGER;
  return isBound ? undefined : value;
}

function describeCalls(): Operation[] {
  return callGroups.flatMap(([group, grouped]) =>
    (Object.keys(grouped) as CallName[]).map((name) => describeCall(name, group)),
  );
}

function describeCall(name: CallName, group: string): Operation {
  const call: Call = calls[name];
  const input = z.toJSONSchema(schemas[name].input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return {
    name,
    group,
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
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '/' }],
    tags: callGroups.map(([name]) => ({ name })),
    paths,
    components: { securitySchemes: SECURITY_SCHEMES },
  };
}

function toPathItem({ name, group, call, summary, input, headers, answer }: Operation): object {
  const described = {
    operationId: name,
    summary: titleOf(name),
    description: summary,
    tags: [group],
    ...(call.login ? { security: [{ token: [] }] } : {}),
  };
  const responses = { 200: responseOf(call, answer) };
  if (call.method === 'POST') {
    const requestBody = { required: true, content: { 'application/json': { schema: input } } };
    return { ...described, parameters: headers, requestBody, responses };
  }
  return { ...described, parameters: [...addressFieldsOf(call, input), ...headers], responses };
}

/** `createPurchaseH5` becomes `Create purchase H5`. */
function titleOf(name: string): string {
  const words = name.split(/(?=[A-Z])/).map((word) => SPELLINGS[word.toLowerCase()] ?? word.toLowerCase());
  const title = words.join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function responseOf({ path, raw }: Call, answer: JsonSchema): object {
  if (raw) return { description: 'A picture', content: { 'image/png': {} } };
  const { code = {}, msg = {}, ...rest } = answer.properties ?? {};
  const properties = {
    code: { ...code, examples: [successCode(path)] },
    msg: { ...msg, examples: [CODES[SUCCESS].msg] },
    ...rest,
  };
  return {
    description: 'Success, or a refusal with another code',
    content: { 'application/json': { schema: { ...answer, properties } } },
  };
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
