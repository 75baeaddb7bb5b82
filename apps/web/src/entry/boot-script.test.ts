import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { BOOT_SCRIPT } from './boot-script.ts';

interface Visit {
  search: string;
  pathname?: string;
  storage?: boolean;
  /** Token in storage before the visit. */
  held?: string;
}

/** Runs the script at this address and returns what it changed. */
function boot({ search, pathname = '/vip', storage = true, held }: Visit) {
  const stored = new Map<string, string>(held === undefined ? [] : [['token', held]]);
  const getItem = (name: string) => {
    if (!storage) throw new Error('storage is forbidden');
    return stored.get(name) ?? null;
  };
  const setItem = (name: string, value: string) => {
    if (!storage) throw new Error('storage is forbidden');
    stored.set(name, value);
  };
  const left = { address: `${pathname}${search}#top` };
  const sandbox: Record<string, unknown> = {
    URLSearchParams,
    location: { search, pathname, hash: '#top' },
    localStorage: { getItem, setItem },
    history: { state: 1, replaceState: (_state: unknown, _title: string, to: string) => (left.address = to) },
  };
  sandbox.window = sandbox;
  runInNewContext(BOOT_SCRIPT, sandbox);
  const { jubanToken: inMemory, jubanOffer: offer, jubanTicket: ticket, jubanWay: way } = sandbox;
  return { ...left, stored: stored.get('token'), inMemory, offer, ticket, way };
}

describe('boot script', () => {
  it('[A-076] removes the token from the address and keeps the other parameters', () => {
    const { address, stored } = boot({ search: '?ct=ddmj&token=secret&id=0012' });
    expect([address, stored]).toEqual(['/vip?ct=ddmj&id=0012#top', 'secret']);
  });

  it('[A-076] offers a token that differs from the stored one, and removes it from the address', () => {
    expect(boot({ search: '?token=theirs&id=1', held: 'mine' })).toMatchObject({
      address: '/vip?id=1#top',
      stored: 'mine',
      offer: 'theirs',
      inMemory: undefined,
    });
    for (const held of ['mine', ''])
      expect(boot({ search: '?token=mine', held })).toMatchObject({ stored: 'mine', offer: undefined });
    expect(boot({ search: '?token=a%20b', held: 'mine' })).toMatchObject({
      stored: 'mine',
      offer: undefined,
    });
  });

  it('[A-076] keeps the token in memory where storage is forbidden', () => {
    expect(boot({ search: '?token=secret', storage: false })).toMatchObject({
      address: '/vip#top',
      inMemory: 'secret',
    });
  });

  it('[B-076] moves a ticket from the address into memory, never into storage', () => {
    const left = boot({ search: '?ct=web&ticket=1a.secret&orderNo=26' });
    expect(left).toMatchObject({ address: '/vip?ct=web&orderNo=26#top', ticket: '1a.secret' });
    expect(left.stored).toBeUndefined();
  });

  it("[C-001] removes the partner's ticket from the path and keeps the query", () => {
    const left = boot({ pathname: '/vip/union/netease/status/1a.secret', search: '?userid=ns1' });
    expect(left).toMatchObject({
      address: '/vip/union/netease/status/taken?userid=ns1#top',
      way: '1a.secret',
    });
    expect(left.stored).toBeUndefined();
  });

  it.each(['中文', 'a b', 'a\nb', 'x'.repeat(257)])(
    '[A-076] removes a token that no header can carry, and does not store it: %j',
    (token) => {
      const search = `?token=${encodeURIComponent(token)}&id=1`;
      for (const storage of [true, false]) {
        const left = boot({ search, storage });
        expect([left.address, left.stored, left.inMemory]).toEqual(['/vip?id=1#top', undefined, undefined]);
      }
    },
  );

  it('[A-076] accepts the longest token that the server reads', () => {
    const token = '~'.repeat(256);
    expect(boot({ search: `?token=${token}` }).stored).toBe(token);
  });

  it('[A-076] removes an empty token without storing it; an address without a token is unchanged', () => {
    expect(boot({ search: '?token=' })).toMatchObject({ address: '/vip#top', stored: undefined });
    expect(boot({ search: '?id=%20' }).address).toBe('/vip?id=%20#top');
    expect(boot({ search: '?id=token' }).address).toBe('/vip?id=token#top');
  });
});
