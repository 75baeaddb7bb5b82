import { type Call, calls } from '@juban/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type TestProduct } from '../../test/kit.ts';
import { ownTimeOf } from '../../test/own-time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const get = (url: string) => product.app.inject({ method: 'GET', url });

describe('health', () => {
  it('[A-104] the process and its database are healthy', async () => {
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    await expect.poll(async () => (await get('/readyz')).statusCode).toBe(200);
    expect((await get('/readyz')).json()).toEqual({ status: 'ok' });
  });

  it('a slow start on a busy machine is not aborted', () => {
    expect(product.app.initialConfig.pluginTimeout).toBe(0);
  });

  it('[A-104] without a migration the server is healthy but not ready', async () => {
    const { database } = product.foundation;
    await database.exec(
      'create table kept as select * from schema_migrations; delete from schema_migrations',
    );
    expect((await get('/readyz')).statusCode).toBe(503);
    expect((await get('/readyz')).json()).toEqual({ status: 'not ready' });
    expect((await get('/healthz')).statusCode).toBe(200);
    await database.exec('insert into schema_migrations select * from kept; drop table kept');
    await expect.poll(async () => (await get('/readyz')).statusCode).toBe(200);
  });

  it('[A-104] without any migrations table it is not ready', async () => {
    const { database } = product.foundation;
    await database.exec('alter table schema_migrations rename to elsewhere');
    expect((await get('/readyz')).statusCode).toBe(503);
    await database.exec('alter table elsewhere rename to schema_migrations');
    await expect.poll(async () => (await get('/readyz')).statusCode).toBe(200);
  });

  it('[A-104] without its database it is not ready, and answers in time', async () => {
    const other = await startProduct();
    await other.foundation.database.close();
    const { result: answer, ms } = await ownTimeOf(() => other.app.inject({ url: '/readyz' }));
    expect(answer.statusCode).toBe(503);
    expect(ms).toBeLessThan(5_000);
    expect((await other.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    await other.close().catch(() => {});
  });
});

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security?: Array<Record<string, unknown>>;
  parameters?: Array<{ name: string; in: string; required: boolean; schema: object }>;
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
}

interface Document {
  openapi: string;
  servers: Array<{ url: string }>;
  tags: Array<{ name: string }>;
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object> };
}

describe('the readable contract', () => {
  it('[A-104] openapi.json names every call by its path, method and input', async () => {
    const response = await get('/api/openapi.json');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const document: Document = response.json();
    expect(document.openapi).toMatch(/^3\.1/);
    for (const [name, { method, path }] of Object.entries(calls)) {
      const operation = document.paths[path]?.[method.toLowerCase()];
      expect(operation?.operationId, name).toBe(name);
      expect(method === 'GET' ? operation?.parameters : operation?.requestBody, name).toBeDefined();
    }
    const named = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
    expect(named).toHaveLength(Object.keys(calls).length);
  });

  it('[A-104] openapi.json describes the login, and lists headers as headers and not as fields', async () => {
    const { paths, components }: Document = (await get('/api/openapi.json')).json();
    expect(components.securitySchemes).toEqual({ token: { type: 'apiKey', in: 'header', name: 'token' } });
    for (const [name, call] of Object.entries<Call>(calls)) {
      const operation = paths[call.path]?.[call.method.toLowerCase()];
      expect(operation?.security, name).toEqual(call.login ? [{ token: [] }] : undefined);
      const { headers = {} } = call;
      const named = operation?.parameters?.filter((parameter) => parameter.in === 'header') ?? [];
      expect(
        named.map((parameter) => parameter.name),
        name,
      ).toEqual(Object.keys(headers));
      const body = operation?.requestBody?.content['application/json']?.schema.properties ?? {};
      for (const field of Object.values(headers)) expect(body, name).not.toHaveProperty(field);
      const holes = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field);
      const filled = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
      expect(filled, name).toMatchObject(holes.map((field) => ({ name: field, required: true })));
    }
  });

  it('[A-104] openapi.json gives every call a unique short title, a description and a group', async () => {
    const { paths, servers, tags }: Document = (await get('/api/openapi.json')).json();
    expect(servers).toEqual([{ url: '/' }]);
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const titles = operations.map(({ summary }) => summary);
    expect(titles).toEqual(expect.arrayContaining(['Get profile', 'Create purchase H5', 'Get TV QR']));
    expect(new Set(titles).size).toBe(operations.length);
    expect(operations.filter(({ description }) => description.length < 5)).toEqual([]);
    expect([...new Set(operations.flatMap((operation) => operation.tags))].sort()).toEqual(
      tags.map(({ name }) => name).sort(),
    );
  });

  it('[A-104] every call it names answers', async () => {
    for (const { method, path } of Object.values(calls)) {
      const response = await product.app.inject({ method, url: path });
      expect(response.statusCode, path).not.toBe(404);
    }
  });
});
