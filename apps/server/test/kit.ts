import { randomInt, randomUUID } from 'node:crypto';
import {
  type Call,
  type CallInput,
  type CallName,
  type CallOutput,
  calls,
  type Envelope,
  fillPath,
} from '@juban/contract';
import type { UnionType } from '@juban/domain';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, inject } from 'vitest';
import { compose, openFoundation, type Product } from '../src/composition.ts';
import { readConfig } from '../src/config.ts';
import { consolePlugin } from '../src/console-app.ts';
import type { Database } from '../src/db/database.ts';
import { openEmbedded } from '../src/db/open-embedded.ts';
import { openPostgres } from '../src/db/open-postgres.ts';
import { labPlugin } from '../src/lab/lab.ts';
import { runStatement } from './cluster.ts';
import { TEMPLATE } from './global-setup.ts';

/** For tests that read logs: every level. */
export const TRACE = { LOG_LEVEL: 'trace' };

const TRIES_WHEN_BUSY = 5;
/** The limit of a call is 9.5 s from its arrival. */
const CUT_OFF_AFTER_MS = 9_000;

export interface Answer<Data> extends Envelope<Data> {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: string;
}

export interface TestProduct extends Product {
  /** Every logged line, from warnings up unless a test starts the product with TRACE. */
  logs: string[];
  databaseUrl: string | undefined;
  call<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    headers?: Record<string, string>,
  ): Promise<Answer<CallOutput<Name>>>;
  /** The same with input that no type allows. */
  callRaw(call: Call, input: unknown, headers?: Record<string, string>): Promise<Answer<unknown>>;
  lab<Result>(method: 'GET' | 'POST', path: string, body?: object): Promise<Result>;
  /** The newest code sent to a phone. */
  readCode(phone: string): Promise<string>;
  /** A code sent to a phone with a captcha, as a page does it. */
  sendCode(phone: string, type?: UnionType): Promise<string>;
  /** What the Lab's verification finds. */
  violations(): Promise<unknown[]>;
  expectHealthy(): Promise<void>;
  /** Checks every invariant on what all tests of a file left behind, then closes. */
  stop(): Promise<void>;
  /** Closes without the check, for tests that break data or the database on purpose. */
  close(): Promise<void>;
}

/** The whole product on a separate database, called without a socket. */
export async function startProduct(env: Record<string, string> = {}): Promise<TestProduct> {
  const given = env.DATABASE_URL;
  const copy = given ? { database: await openPatiently(given), url: given } : await copyDatabase();
  const settings = { SANDBOX_PORT: String(inject('sandboxPort')), ...env };
  const config = readConfig({ ...settings, DATA_DIR: 'memory' }, 'demo');
  const logs: string[] = [];
  const foundation = await openFoundation(config, copy.database);
  const product = await compose(foundation, { write: (line) => void logs.push(line) });
  await product.app.register(labPlugin, { product });
  await product.app.register(consolePlugin, { product });
  await product.app.ready();
  const send = async (options: InjectOptions) => {
    const response = await injectPatiently(product.app, options);
    const envelope = response.body.startsWith('{') ? response.json() : {};
    return { ...envelope, status: response.statusCode, headers: response.headers, body: response.body };
  };
  const callRaw = (call: Call, input: unknown, headers: Record<string, string> = {}) => {
    if (call.method === 'POST')
      return send({ method: 'POST', url: call.path, payload: input as object, headers });
    const { address: url, rest } = fillPath(call.path, input as Record<string, unknown>);
    return send({ method: 'GET', url, query: rest as Record<string, string>, headers });
  };
  const lab = async <Result>(method: 'GET' | 'POST', path: string, body?: object) => {
    const response = await product.app.inject({
      method,
      url: `/lab/api${path}`,
      ...(body ? { payload: body } : {}),
    });
    return response.json() as Result;
  };
  const call = ((name: CallName, input: unknown, headers) =>
    callRaw(calls[name], input, headers)) as TestProduct['call'];
  const actions = actionsOf({ app: product.app, call, lab });
  const close = () => product.app.close();
  return {
    ...product,
    logs,
    databaseUrl: copy.url,
    callRaw,
    call,
    lab,
    ...actions,
    close,
    stop: () => actions.expectHealthy().finally(close),
  };
}

/** Helpers of many kits. */
function actionsOf({ app, call, lab }: Pick<TestProduct, 'app' | 'call' | 'lab'>) {
  const readCode = async (phone: string) => {
    const sent = await lab<Array<{ code: string }>>('GET', `/sms?mobile=${phone}`);
    // Notices contain no code.
    const newest = sent.find(({ code }) => code !== '');
    if (!newest) throw new Error(`no code was sent to ${phone}`);
    return newest.code;
  };
  const violations = async () => (await lab<{ violations: unknown[] }>('GET', '/verify')).violations;
  return {
    readCode,
    /** To prove a phone, or to bind its account to a union. */
    async sendCode(mobile: string, type?: UnionType): Promise<string> {
      const uuid = randomUUID();
      await app.inject({ method: 'GET', url: '/centreapi/auth/imgCode', query: { uuid } });
      const { answer: imgCode } = await lab<{ answer: string }>('GET', `/captcha?uuid=${uuid}`);
      await call(
        'sendCodeWithImage',
        { uuid, imgCode, mobile, ...(type && { type }) },
        { clientType: 'web' },
      );
      return readCode(mobile);
    },
    violations,
    async expectHealthy(): Promise<void> {
      expect(await violations()).toEqual([]);
    },
  };
}

/** Repeated if the call's own time limit ended it, because a busy machine is not what the test is about. */
async function injectPatiently(
  app: Product['app'],
  options: InjectOptions,
  times = TRIES_WHEN_BUSY,
): Promise<LightMyRequestResponse> {
  const begun = performance.now();
  const response = await app.inject(options);
  const isCutOff = response.statusCode === 503 && performance.now() - begun > CUT_OFF_AFTER_MS;
  return isCutOff && times > 1 ? injectPatiently(app, options, times - 1) : response;
}

/** A copy of the prepared database; cheap, so that every file has its own. */
export async function copyDatabase(): Promise<{ database: Database; url: string | undefined }> {
  const { kind, source } = inject('testDatabase');
  if (kind === 'embedded') return { database: await openEmbedded('memory', source), url: undefined };
  const url = await copyPostgres(source);
  return { database: await openPatiently(url), url };
}

/** A first connection has five seconds, which may be too short on a busy machine. */
async function openPatiently(url: string, times = TRIES_WHEN_BUSY): Promise<Database> {
  try {
    return await openPostgres(url);
  } catch (error) {
    if (times === 1) throw error;
    return openPatiently(url, times - 1);
  }
}

export async function copyPostgres(clusterUrl: string): Promise<string> {
  const name = `juban_${randomUUID().replaceAll('-', '')}`;
  await runStatement(clusterUrl, `create database ${name} template ${TEMPLATE}`);
  return clusterUrl.replace(/[^/]+$/, name);
}

/** A phone that no other test uses. */
export function newPhone(): string {
  const phone = `13${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  return phone.endsWith('3001') ? newPhone() : phone;
}
