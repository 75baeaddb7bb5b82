import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken, currentClient, getToken, setToken } from './session.ts';

function fakeStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

const forbidden = {
  get length(): number {
    throw new Error('storage is forbidden');
  },
};

describe('the session', () => {
  beforeEach(() => {
    vi.stubGlobal('window', { location: { search: '?ct=android_ddsp&cv=6.0.0' } });
    vi.stubGlobal('localStorage', fakeStorage());
    clearToken();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('[A-076] stores a token and removes it', () => {
    setToken('t1');
    expect([getToken(), localStorage.getItem('token')]).toEqual(['t1', 't1']);
    clearToken();
    expect([getToken(), localStorage.getItem('token')]).toEqual(['', null]);
  });

  it('[A-076] keeps it in memory where storage is forbidden', () => {
    vi.stubGlobal('localStorage', forbidden);
    setToken('t2');
    expect(getToken()).toBe('t2');
    clearToken();
    expect(getToken()).toBe('');
  });

  it("[A-076] takes the boot script's token when storage is forbidden", () => {
    window.jubanToken = 't3';
    expect(getToken()).toBe('t3');
    clearToken();
    expect(getToken()).toBe('');
  });

  it('[A-076] removes the previous token when full storage refuses the new one', () => {
    setToken('old');
    localStorage.setItem = () => {
      throw new Error('storage is full');
    };
    setToken('new');
    expect([getToken(), localStorage.getItem('token')]).toEqual(['new', null]);
    window.jubanToken = 'from the address';
    expect(getToken()).toBe('from the address');
    clearToken();
    expect(getToken()).toBe('');
  });

  it('[A-077] knows the client from the address', () => {
    const { clientType, clientVersion } = currentClient();
    expect([clientType.id, clientVersion]).toEqual(['android_ddsp', '6.0.0']);
  });

  it('has no token on the server', () => {
    vi.unstubAllGlobals();
    expect(getToken()).toBe('');
  });
});
