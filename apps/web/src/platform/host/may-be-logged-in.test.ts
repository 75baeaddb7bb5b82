import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { writeWaitScript } from './may-be-logged-in.ts';

interface Reader {
  token?: string;
  userAgent?: string;
  window?: Record<string, unknown>;
  isForbidden?: boolean;
}

/** Whether the script marks its parent for this user. */
function waits({ token, userAgent = 'Chrome', window = {}, isForbidden = false }: Reader): boolean {
  const marks: string[] = [];
  const getItem = () => {
    if (isForbidden) throw new Error('storage is forbidden');
    return token ?? null;
  };
  const sandbox: Record<string, unknown> = {
    navigator: { userAgent },
    localStorage: { getItem },
    document: { currentScript: { parentNode: { setAttribute: (name: string) => marks.push(name) } } },
  };
  sandbox.window = sandbox;
  sandbox.parent = sandbox;
  runInNewContext(writeWaitScript(), Object.assign(sandbox, window));
  return marks.includes('data-waits');
}

describe('before the first paint', () => {
  it.each<[string, Reader]>([
    ['a token in storage', { token: 'secret' }],
    ['a token that could not be stored', { window: { jubanToken: 'secret' }, isForbidden: true }],
    ['a ticket from a cashier', { window: { jubanTicket: '1a.secret' } }],
    ['an app, by its object', { window: { JubanHost: {} } }],
    ['an app, by its user agent', { userAgent: 'Mozilla JubanApp/6.1' }],
    ['a frame, which may be the Lab’s', { window: { parent: {} } }],
  ])('hides visitor content for %s', (_what, reader) => {
    expect(waits(reader)).toBe(true);
  });

  it.each<[string, Reader]>([
    ['a stranger', {}],
    ['a visitor whose storage is forbidden', { isForbidden: true }],
  ])('shows visitor content for %s', (_what, reader) => {
    expect(waits(reader)).toBe(false);
  });
});
